import { ButtonLink } from '@/components/ui/ButtonLink';
import { Container } from '@/components/ui/Container';
import { Fold } from '@/components/ui/Fold';
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

function LinkList({ title, links }: { title: string; links: SiteFooterProps['services'] }) {
  return (
    <nav aria-label={title} className="fold-row">
      <h2>{title}</h2>
      <Fold label={ui.detailsOf(title)}>
        <ul>
          {links.map(({ href, label }) => (
            <li key={href}>
              <SiteLink href={href}>{label}</SiteLink>
            </li>
          ))}
        </ul>
      </Fold>
    </nav>
  );
}

/** How to reach us first, then the pages, which a phone folds, then who we are. */
export function SiteFooter({ company, services, industries, comingSoon }: SiteFooterProps) {
  return (
    <footer className="site-footer">
      <Container>
        <div className="site-footer-columns">
          <div>
            <Logo name={company.name} />
            <h2 className="sr-only">{ui.footerContact}</h2>
            <address>
              <a href={company.phone.href}>{company.phone.label}</a>
              <a href={`mailto:${company.email}`}>{company.email}</a>
              <span>{company.location}</span>
            </address>
            <div className="no-print mt-3">
              <ButtonLink href="/contact" tone="ghost" compact>
                {ui.scheduleCall}
              </ButtonLink>
            </div>
          </div>
          <LinkList title={ui.footerServices} links={services} />
          <LinkList title={ui.footerIndustries} links={industries} />
          <div>
            <p>{company.blurb}</p>
            <ul className="no-print mt-2 flex gap-x-4">
              {company.social.map(({ name, href }) => (
                <li key={name}>
                  <a href={href} target="_blank" rel="noopener nofollow">
                    {name}
                    <span className="sr-only">{ui.newWindow}</span>
                  </a>
                </li>
              ))}
            </ul>
          </div>
        </div>
        <div className="site-footer-end">
          <p>
            © <CopyrightYear /> {company.name}. {ui.rightsReserved}
          </p>
          <ul className="no-print flex flex-wrap gap-x-6">
            {comingSoon.map(({ path, name }) => (
              <li key={path}>
                <a href={path}>{name}</a>
              </li>
            ))}
          </ul>
        </div>
      </Container>
    </footer>
  );
}
