import { factsOf } from '@/app/_frames/facts-of';
import { metadataOf } from '@/app/_frames/metadata-of';
import { BelowHero } from '@/components/layout/BelowHero';
import { ClosingCta } from '@/components/sections/ClosingCta';
import { CoreServices } from '@/components/sections/CoreServices';
import { HomeHero } from '@/components/sections/HomeHero';
import { IndustryShowcase } from '@/components/sections/IndustryShowcase';
import { ProblemRows } from '@/components/sections/ProblemRows';
import { StatRow } from '@/components/sections/StatRow';
import { JsonLd } from '@/components/seo/JsonLd';
import { company } from '@/content/company';
import { contact } from '@/content/pages/contact';
import { home } from '@/content/pages/home';
import { HOME } from '@/lib/contact/contact-link';
import { homeGraph } from '@/lib/seo/json-ld';
import '@/app/styles/home.css';

const head = { path: '/', meta: home.meta };
export const metadata = metadataOf(head);

export default function HomePage() {
  return (
    <>
      <JsonLd graph={homeGraph(factsOf(head), company, contact.hours.items)} />
      <HomeHero hero={home.hero} />
      <BelowHero>
        <StatRow trust={home.trust} />
        <ProblemRows problems={home.problems} />
        <CoreServices services={home.services} />
        <IndustryShowcase industries={home.industries} />
        <ClosingCta page={HOME} closing={home.closing} />
      </BelowHero>
    </>
  );
}
