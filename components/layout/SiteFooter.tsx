import { ButtonLink } from '@/components/ui/ButtonLink';
import { Container } from '@/components/ui/Container';
import { SiteLink } from '@/components/ui/SiteLink';
import type { Company, Navigation, Route } from '@/content/schema/site';
import * as ui from '@/content/ui';
import { CopyrightYear } from './CopyrightYear';
import { Logo } from './Logo';

interface SiteFooterProps {
  company: Company;
  services: Navigation[number]['children'];
  industries: Navigation[number]['children'];
  /** Paths without a page yet: plain links, because a prefetch of them would answer 404. */
  comingSoon: readonly Route[];
}

const LINK =
  'inline-flex min-h-11 items-center text-muted underline-offset-4 hover:text-ink hover:underline sm:min-h-9';
const HEADING = 'mb-3 text-small font-semibold';

function LinkList({ title, links }: { title: string; links: SiteFooterProps['services'] }) {
  return (
    <nav aria-label={title}>
      <h2 className={HEADING}>{title}</h2>
      <ul>
        {links.map(({ href, label }) => (
          <li key={href}>
            <SiteLink href={href} className={LINK}>
              {label}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

export function SiteFooter({ company, services, industries, comingSoon }: SiteFooterProps) {
  return (
    <footer className="border-t border-line bg-surface pt-14 pb-10 text-small">
      <Container>
        <div className="grid gap-10 *:min-w-0 sm:grid-cols-2 lg:grid-cols-[1.5fr_1fr_1fr_1.3fr]">
          <div className="max-w-sm">
            <Logo name={company.name} />
            <p className="mt-4 text-muted">{company.blurb}</p>
            <ul className="no-print mt-4 -ml-2 flex">
              {company.social.map(({ name, href }) => (
                <li key={name}>
                  <a
                    href={href}
                    target="_blank"
                    rel="noopener nofollow"
                    className="inline-flex min-h-11 items-center px-2 text-muted underline-offset-4 hover:text-ink hover:underline"
                  >
                    {name}
                    <span className="sr-only">{ui.newWindow}</span>
                  </a>
                </li>
              ))}
            </ul>
          </div>
          <LinkList title={ui.footerServices} links={services} />
          <LinkList title={ui.footerIndustries} links={industries} />
          <div>
            <h2 className={HEADING}>{ui.footerContact}</h2>
            <address className="not-italic">
              <a href={`mailto:${company.email}`} className={LINK}>
                {company.email}
              </a>
              <a href={company.phone.href} className={`${LINK} flex! w-fit`}>
                {company.phone.label}
              </a>
              <span className="flex min-h-11 items-center text-muted sm:min-h-9">
                {company.location}
              </span>
            </address>
            <div className="no-print mt-4">
              <ButtonLink href="/contact" tone="ghost" compact>
                {ui.scheduleCall}
              </ButtonLink>
            </div>
          </div>
        </div>
        <div className="mt-12 flex flex-wrap items-center justify-between gap-x-8 gap-y-2 border-t border-line pt-6 text-muted">
          <p>
            © <CopyrightYear /> {company.name}. {ui.rightsReserved}
          </p>
          <ul className="no-print flex flex-wrap gap-x-6">
            {comingSoon.map(({ path, name }) => (
              <li key={path}>
                <a href={path} className={LINK}>
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </div>
      </Container>
    </footer>
  );
}
