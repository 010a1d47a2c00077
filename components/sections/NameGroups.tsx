import { IconTile } from '@/components/ui/IconTile';
import { Section } from '@/components/ui/Section';
import type { Groups } from '@/content/schema/sections';

export function NameGroups({ id, groups }: { id: string; groups: Groups }) {
  return (
    <Section id={id} title={groups.title} lead={groups.lead}>
      <ul
        className={`ruled sm:grid-cols-2 ${groups.items.length % 3 === 0 ? 'lg:grid-cols-3' : 'lg:grid-cols-4'}`}
      >
        {groups.items.map(({ icon, title, names }) => (
          <li key={title} className="bg-surface p-6.5">
            <div className="flex items-center gap-3.5">
              <IconTile name={icon} />
              <h3 className="text-lg tracking-snug">{title}</h3>
            </div>
            <ul className="mt-4 flex flex-wrap gap-2">
              {names.map((name) => (
                <li key={name} className="rounded-md border border-line px-2.5 py-1 text-small">
                  {name}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </Section>
  );
}
