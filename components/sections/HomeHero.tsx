import { Skyline } from '@/components/illustrations/Skyline';
import { ActionRow } from '@/components/ui/ActionRow';
import { Container } from '@/components/ui/Container';
import type { Home } from '@/content/schema/site';
import { HOME } from '@/lib/contact/contact-link';

/** The home page's hero: the promise, and the skyline that charts it. */
export function HomeHero({ hero }: { hero: Home['hero'] }) {
  return (
    <div>
      <div className="glow overflow-hidden border-b border-line">
        <Container className="pt-32 md:pt-39">
          <h1 className="max-w-[13ch] text-display tracking-display">{hero.title}</h1>
          <p className="mt-6 mb-8 max-w-[76.5rem] text-lead text-balance text-muted">{hero.lead}</p>
          <ActionRow actions={hero} page={HOME} />
        </Container>
        <div className="skyline mt-9">
          <Skyline label={hero.picture} />
          <p>{hero.incident}</p>
        </div>
      </div>
      <Container className="flex flex-wrap justify-between gap-x-6 pt-3 text-sm text-muted">
        <p className="flex items-center gap-2">
          <span aria-hidden="true" className="lit" />
          {hero.status}
        </p>
        <p className="max-sm:pl-4">{hero.caption}</p>
      </Container>
    </div>
  );
}
