import { metadataOf } from '@/app/_frames/metadata-of';
import { ClosingCta } from '@/components/sections/ClosingCta';
import { HomeHero } from '@/components/sections/HomeHero';
import { IndustryGrid } from '@/components/sections/IndustryGrid';
import { ProblemGrid } from '@/components/sections/ProblemGrid';
import { ServiceCards } from '@/components/sections/ServiceCards';
import { StatRow } from '@/components/sections/StatRow';
import { JsonLd } from '@/components/seo/JsonLd';
import { company } from '@/content/company';
import { contact } from '@/content/pages/contact';
import { home } from '@/content/pages/home';
import { trailTo } from '@/content/routes';
import { homeGraph } from '@/lib/seo/json-ld';

const head = { path: '/', meta: home.meta };
export const metadata = metadataOf(head);

export default function HomePage() {
  return (
    <>
      <JsonLd
        graph={homeGraph({ ...head, trail: trailTo(head.path) }, company, contact.hours.items)}
      />
      <HomeHero hero={home.hero} />
      <ProblemGrid problems={home.problems} />
      <ServiceCards id="services" cards={home.services} columns={3} />
      <IndustryGrid industries={home.industries} />
      <StatRow trust={home.trust} />
      <ClosingCta closing={home.closing} />
    </>
  );
}
