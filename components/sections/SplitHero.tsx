import type { ReactNode } from 'react';
import { ActionRow } from '@/components/ui/ActionRow';
import { Container } from '@/components/ui/Container';
import type { LandingContent } from '@/content/schema/landing';

interface SplitHeroProps {
  hero: LandingContent['hero'];
  breadcrumbs: ReactNode;
  children: ReactNode;
}

/** The hero of a service or industry page: words left, instrument right. */
export function SplitHero({ hero, breadcrumbs, children }: SplitHeroProps) {
  const { tagline, badges } = hero;
  return (
    <div className="leads-in glow border-b border-line max-lg:bg-none">
      <Container className="grid items-center gap-12 pt-28 pb-16 md:pt-34 md:pb-20 lg:grid-cols-[1.23fr_.77fr]">
        <div className="min-w-0">
          {breadcrumbs}
          {tagline === undefined ? null : (
            <p className="mb-3 text-small font-semibold text-link">{tagline}</p>
          )}
          <h1 className="text-title tracking-display">{hero.title}</h1>
          <p className="mt-5 max-w-[50ch] text-lead text-muted">{hero.lead}</p>
          <div className="mt-8">
            <ActionRow actions={hero} />
          </div>
          {badges === undefined ? null : (
            <ul className="mt-8 flex flex-wrap gap-x-6 gap-y-2 text-small text-muted max-xs:grid">
              {badges.map((badge) => (
                <li key={badge} className="flex items-center gap-2.5">
                  <span aria-hidden="true" className="size-1.5 rotate-45 rounded-[1px] bg-signal" />
                  {badge}
                </li>
              ))}
            </ul>
          )}
        </div>
        <div className="min-w-0">{children}</div>
      </Container>
    </div>
  );
}
