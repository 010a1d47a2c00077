import { LandingPage } from '@/app/_frames/LandingPage';
import { metadataOf } from '@/app/_frames/metadata-of';
import { BilledPlans } from '@/components/sections/BilledPlans';
import { FaqSection } from '@/components/sections/FaqSection';
import { ServiceCards } from '@/components/sections/ServiceCards';
import { StatStrip } from '@/components/sections/StatStrip';
import { ThreatReplay } from '@/components/sections/ThreatReplay';
import { cybersecurity } from '@/content/services/cybersecurity';

export const metadata = metadataOf(cybersecurity);

export default function CybersecurityPage() {
  return (
    <LandingPage page={cybersecurity}>
      <StatStrip stats={cybersecurity.stats} />
      <ServiceCards id="services" cards={cybersecurity.cards} columns={2} />
      <ThreatReplay id="replay" replay={cybersecurity.replay} />
      <BilledPlans page={cybersecurity.slug} plans={cybersecurity.plans} />
      <FaqSection faqs={cybersecurity.faqs} />
    </LandingPage>
  );
}
