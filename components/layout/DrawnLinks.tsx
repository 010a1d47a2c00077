import { HeroDrawing } from '@/components/illustrations/HeroDrawing';
import { Kept } from '@/components/ui/Kept';
import { TextLink } from '@/components/ui/TextLink';
import type { Navigation } from '@/content/schema/site';

/** Landing pages as cells, each headed by its own drawing. */
export function DrawnLinks({ pages }: { pages: Navigation[number]['children'] }) {
  return (
    <ul className="ruled sm:grid-cols-2 lg:grid-cols-3">
      {pages.map(({ href, label, description }) => (
        <li key={href} className="bg-surface">
          <HeroDrawing
            subject="whole"
            page={href}
            className="block aspect-[2/1] w-full border-b border-line bg-lake"
          />
          <div className="px-6 pt-3 pb-6">
            <TextLink href={href} label={label} heads />
            <p className="text-base text-muted">
              <Kept text={description} />
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}
