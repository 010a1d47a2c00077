import { Picture } from '@/components/illustrations/Picture';
import { Kept } from '@/components/ui/Kept';
import { Section } from '@/components/ui/Section';
import { Tabs } from '@/components/ui/Tabs';
import { TextList } from '@/components/ui/TextList';
import type { Tab, Tabs as TabsContent } from '@/content/schema/sections';
import * as ui from '@/content/ui';

function Term({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt className="text-sm text-muted">{name}</dt>
      <dd className="font-semibold">{value}</dd>
    </div>
  );
}

function TabPanel({ tab }: { tab: Tab }) {
  return (
    <div className="grid gap-x-11 gap-y-8 md:grid-cols-[1.15fr_.85fr]">
      <div className="min-w-0">
        <h3 className="text-panel leading-[1.15] tracking-title">{tab.title}</h3>
        <p className="mt-3 mb-5 text-muted">
          <Kept text={tab.description} />
        </p>
        {tab.terms ? (
          <dl className="mb-5 flex flex-wrap gap-x-9 gap-y-2 border-y border-line py-3 tabular-nums">
            <Term name={ui.investment} value={tab.terms.investment} />
            <Term name={ui.duration} value={tab.terms.duration} />
          </dl>
        ) : null}
        <h4 className="text-small font-semibold">{ui.features}</h4>
        <TextList items={tab.features} className="ticks mt-2.5 grid gap-2 text-small" />
      </div>
      <div className="min-w-0">
        <div className="aspect-[44/30] overflow-hidden rounded-[0.875rem] border border-line">
          <Picture
            picture={tab.picture}
            shape="tab"
            sizes="(min-width: 1280px) 350px, (min-width: 768px) 38vw, 92vw"
          />
        </div>
        <h4 className="mt-6 text-small font-semibold">{ui.benefits}</h4>
        <TextList
          items={tab.benefits}
          className="mt-2.5 grid text-small text-muted *:border-b *:border-line *:py-2 *:last:border-0"
        />
      </div>
    </div>
  );
}

/** What we do, in tabs: title, description, features, benefits and a picture each. */
export function ServiceTabs({ tabs }: { tabs: TabsContent }) {
  return (
    <Section id="services" title={tabs.title} lead={tabs.lead}>
      <Tabs
        label={tabs.title}
        tabs={tabs.items.map((tab) => ({
          id: tab.id,
          label: tab.label,
          panel: <TabPanel tab={tab} />,
        }))}
      />
    </Section>
  );
}
