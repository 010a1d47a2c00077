import { Kept } from '@/components/ui/Kept';
import { TextLink } from '@/components/ui/TextLink';
import type { Navigation } from '@/content/schema/site';

/** Pages as a plain list, two beside each other where there is room. */
export function PlainLinks({ pages }: { pages: Navigation[number]['children'] }) {
  return (
    <ul className="grid gap-x-10 sm:grid-cols-2">
      {pages.map(({ href, label, description }) => (
        <li key={href} className="border-t border-line pt-1 pb-4">
          <TextLink href={href} label={label} heads />
          <p className="text-base text-muted">
            <Kept text={description} />
          </p>
        </li>
      ))}
    </ul>
  );
}
