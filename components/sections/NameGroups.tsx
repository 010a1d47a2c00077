import { Icon } from '@/components/ui/Icon';
import { Section } from '@/components/ui/Section';
import { TextList } from '@/components/ui/TextList';
import type { Groups } from '@/content/schema/sections';

/** Groups of names: chips beneath a title, on a phone two short lists side by side. */
export function NameGroups({ id, groups }: { id: string; groups: Groups }) {
  const columns = groups.items.length % 3 === 0 ? 'lg:grid-cols-3' : 'lg:grid-cols-4';
  return (
    <Section id={id} title={groups.title} lead={groups.lead}>
      <ul className={`ruled names md:grid-cols-2 ${columns}`}>
        {groups.items.map(({ icon, title, names }) => (
          <li key={title}>
            <h3>
              <Icon name={icon} />
              {title}
            </h3>
            <TextList items={names} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
