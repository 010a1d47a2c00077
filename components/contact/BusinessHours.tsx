import type { Contact } from '@/content/schema/site';
import { FactCard } from './FactCard';

/** When the office answers, and when only emergencies do. */
export function BusinessHours({ copy }: { copy: Contact['hours'] }) {
  return (
    <FactCard
      id="hours"
      title={copy.title}
      facts={copy.items.map(({ days, time }) => ({ name: days, value: time }))}
    />
  );
}
