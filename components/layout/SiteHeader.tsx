import { ButtonLink } from '@/components/ui/ButtonLink';
import { Container } from '@/components/ui/Container';
import type { Company } from '@/content/schema/company';
import type { Navigation } from '@/content/schema/site';
import * as ui from '@/content/ui';
import { DesktopNav } from './DesktopNav';
import { Logo } from './Logo';
import { MobileMenu } from './MobileMenu';
import { ThemeToggle } from './ThemeToggle';

/** The bar: logo, four entries, theme, call to action. Frosted by CSS (app/styles/navigation.css). */
export function SiteHeader({ company, navigation }: { company: Company; navigation: Navigation }) {
  return (
    <header className="site-header">
      <Container className="flex min-h-18 flex-wrap items-center gap-2 sm:gap-4">
        <a href="/" className="mr-auto flex min-h-11 items-center rounded-lg">
          <Logo name={company.name} />
          <span className="sr-only">{ui.homeLink}</span>
        </a>
        <DesktopNav entries={navigation} />
        <ThemeToggle />
        <span className="hidden sm:block">
          <ButtonLink href="/contact" compact>
            {ui.getStarted}
          </ButtonLink>
        </span>
        <MobileMenu name={company.name} entries={navigation} />
      </Container>
    </header>
  );
}
