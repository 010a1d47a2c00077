import { ButtonLink } from '@/components/ui/ButtonLink';
import { Container } from '@/components/ui/Container';
import { Fold } from '@/components/ui/Fold';
import type { Company } from '@/content/schema/company';
import type { Navigation, Route } from '@/content/schema/site';
import * as ui from '@/content/ui';
import { CopyrightYear } from './CopyrightYear';
import { Logo } from './Logo';

interface SiteFooterProps {
  company: Company;
  services: Navigation[number]['children'];
  industries: Navigation[number]['children'];
  /** Paths without a page yet: the browser’s own links (`data-no-page`), of which nothing is prepared. */
  comingSoon: readonly Route[];
}

const LINK =
  'flex w-fit min-h-11 items-center text-muted underline-offset-4 hover:text-ink hover:underline md:pointer-fine:min-h-9';

function Entry({ href, label }: { href: string; label: string }) {
  return (
    <li>
      <a href={href} className={LINK}>
        {label}
      </a>
    </li>
  );
}

function LinkList({ title, links }: { title: string; links: SiteFooterProps['services'] }) {
  return (
    <nav aria-label={title} className="no-print fold-row min-w-0 border-line max-md:border-t">
      <h2 className="py-2.5 font-semibold md:py-0 md:pb-2">{title}</h2>
      <Fold label={ui.detailsOf(title)}>
        <ul className="max-md:pb-2">
          {links.map((link) => (
            <Entry key={link.href} {...link} />
          ))}
        </ul>
      </Fold>
    </nav>
  );
}

/** How to reach us first, then the pages, which a phone folds, then who we are. */
export function SiteFooter({ company, services, industries, comingSoon }: SiteFooterProps) {
  return (
    <footer className="border-t border-line bg-surface pt-9 pb-6 text-small md:pt-14 md:pb-10">
      <Container>
        <div className="grid md:grid-cols-3 md:gap-10 lg:grid-cols-[1.3fr_1fr_1fr_1.4fr]">
          <div className="min-w-0 max-md:mb-6">
            <Logo name={company.name} />
            <h2 className="sr-only">{ui.footerContact}</h2>
            <div className="mt-1 flex flex-wrap items-start justify-between gap-x-4 gap-y-2 md:mt-2 md:block">
              <address className="not-italic">
                <a
                  href={company.phone.href}
                  className="flex min-h-11 w-fit items-center text-xl font-semibold underline-offset-4 hover:underline"
                >
                  {company.phone.label}
                </a>
                <a href={`mailto:${company.email}`} className={LINK}>
                  {company.email}
                </a>
                <p className="py-1 text-muted">
                  {company.street && <span className="block">{company.street}</span>}
                  {company.location}
                </p>
              </address>
              <div className="no-print md:mt-3">
                <ButtonLink href="/contact" tone="ghost" compact>
                  {ui.scheduleCall}
                </ButtonLink>
              </div>
            </div>
          </div>
          <LinkList title={ui.footerServices} links={services} />
          <LinkList title={ui.footerIndustries} links={industries} />
          <div className="min-w-0 border-line text-muted max-md:border-t max-md:pt-4 md:col-span-full lg:col-auto">
            <p className="text-balance">{company.blurb}</p>
            {company.social.length > 0 && (
              <ul className="no-print -ml-2 flex flex-wrap">
                {company.social.map(({ name, href }) => (
                  <li key={name}>
                    <a
                      href={href}
                      target="_blank"
                      rel="noopener nofollow"
                      className={`${LINK} min-w-11 justify-center px-2`}
                    >
                      {name}
                      <span className="sr-only">{ui.newWindow}</span>
                    </a>
                  </li>
                ))}
              </ul>
            )}
          </div>
        </div>
        <div className="mt-2 flex flex-wrap items-center justify-between gap-x-8 border-t border-line pt-3 text-muted md:mt-12 md:pt-6">
          <p>
            © <CopyrightYear />
            {` ${company.name}. ${ui.rightsReserved}`}
          </p>
          {comingSoon.length > 0 && (
            <ul data-no-page="" className="no-print flex flex-wrap gap-x-6">
              {comingSoon.map(({ path, name }) => (
                <Entry key={path} href={path} label={name} />
              ))}
            </ul>
          )}
        </div>
      </Container>
    </footer>
  );
}
