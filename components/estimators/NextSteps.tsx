import { TextList } from '@/components/ui/TextList';

/** What is recommended to a firm with that score. */
export const NextSteps = ({ title, items }: { title: string; items: readonly string[] }) => (
  <div className="against">
    <h3 className="text-small font-semibold">{title}</h3>
    <TextList items={items} className="dashes grid gap-2 text-small" />
  </div>
);
