import { Picture } from '@/components/illustrations/Picture';
import { FoldedList } from '@/components/ui/FoldedList';
import { Kept } from '@/components/ui/Kept';
import { Section } from '@/components/ui/Section';
import { Tabs } from '@/components/ui/Tabs';
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
    <div className="tab-panel">
      <div>
        <h3>{tab.title}</h3>
        <p className="mt-3 text-muted">
          <Kept text={tab.description} />
        </p>
        {tab.terms ? (
          <dl className="mt-5 flex flex-wrap gap-x-8 gap-y-2 border-y border-line py-3 tabular-nums">
            <Term name={ui.investment} value={tab.terms.investment} />
            <Term name={ui.duration} value={tab.terms.duration} />
          </dl>
        ) : null}
      </div>
      <div className="tab-picture">
        {/* Out of the flow: the frame is as high as the words beside it. */}
        <div className="absolute inset-0">
          <Picture
            picture={tab.picture}
            shape="tab"
            sizes="(min-width: 1280px) 600px, (min-width: 768px) 49vw, 92vw"
          />
        </div>
      </div>
      <FoldedList title={ui.features} items={tab.features} />
      <FoldedList title={ui.benefits} items={tab.benefits} className="tab-benefits" />
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
