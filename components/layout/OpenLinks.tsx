import { HeroDrawing } from '@/components/illustrations/HeroDrawing';
import { Kept } from '@/components/ui/Kept';
import { TextLink } from '@/components/ui/TextLink';

interface OpenLinksProps {
  pages: ReadonlyArray<{ href: string; label: string; description: string }>;
}

/** Landing pages as cells, each headed by its own drawing. */
export function DrawnLinks({ pages }: OpenLinksProps) {
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
            <TextLink href={href} label={label} />
            <p className="text-base text-muted">
              <Kept text={description} />
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}

/** Pages as a plain list, two beside each other where there is room. */
export function PlainLinks({ pages }: OpenLinksProps) {
  return (
    <ul className="grid gap-x-10 sm:grid-cols-2">
      {pages.map(({ href, label, description }) => (
        <li key={href} className="border-b border-line pt-1 pb-4 sm:last:odd:col-span-2">
          <TextLink href={href} label={label} />
          <p className="text-base text-muted">
            <Kept text={description} />
          </p>
        </li>
      ))}
    </ul>
  );
}
