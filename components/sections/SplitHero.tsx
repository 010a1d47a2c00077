import type { ReactNode } from 'react';
import { ActionRow } from '@/components/ui/ActionRow';
import { Kept } from '@/components/ui/Kept';
import type { LandingContent } from '@/content/schema/landing';

interface SplitHeroProps {
  /** Slug of the page. */
  page: string;
  hero: LandingContent['hero'];
  breadcrumbs: ReactNode;
  /** Right of the words and out to the edge of the window; on a phone under the headline. */
  drawing: ReactNode;
  /** The strip that the drawing stands on. */
  children: ReactNode;
}

/** The hero of a service or industry page: words left, the page's drawing right, its instrument below both. */
export function SplitHero({ page, hero, breadcrumbs, drawing, children }: SplitHeroProps) {
  const { tagline, badges } = hero;
  return (
    <div className="leads-in">
      <div className="hero glow max-lg:bg-none">
        <div className="hero-head">
          {breadcrumbs}
          <h1 className="tracking-display">
            <Kept text={hero.title} />
          </h1>
        </div>
        <div className="hero-body">
          {tagline === undefined ? null : <p className="font-semibold text-link">{tagline}</p>}
          <p className="text-lead text-muted">
            <Kept text={hero.lead} />
          </p>
          <ActionRow actions={hero} page={page} />
          {badges === undefined ? null : (
            <ul>
              {badges.map((badge) => (
                <li key={badge}>{badge}</li>
              ))}
            </ul>
          )}
        </div>
        {drawing}
      </div>
      {children}
    </div>
  );
}
