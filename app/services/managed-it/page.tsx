import { LandingPage } from '@/app/_frames/LandingPage';
import { metadataOf } from '@/app/_frames/metadata-of';
import { PointGrid } from '@/components/sections/PointGrid';
import { ServiceCards } from '@/components/sections/ServiceCards';
import { managedIt } from '@/content/services/managed-it';

export const metadata = metadataOf(managedIt);

export default function ManagedItPage() {
  return (
    <LandingPage page={managedIt}>
      <PointGrid id="benefits" {...managedIt.benefits} />
      <ServiceCards id="included" cards={managedIt.included} columns={3} />
    </LandingPage>
  );
}
