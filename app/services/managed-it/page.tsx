import { LandingPage } from '@/app/_frames/LandingPage';
import { metadataOf } from '@/app/_frames/metadata-of';
import { BenefitList } from '@/components/sections/BenefitList';
import { ResourceCards } from '@/components/sections/ResourceCards';
import { ServiceCards } from '@/components/sections/ServiceCards';
import { managedIt } from '@/content/services/managed-it';

export const metadata = metadataOf(managedIt);

export default function ManagedItPage() {
  return (
    <LandingPage page={managedIt}>
      <BenefitList benefits={managedIt.benefits} />
      <ServiceCards id="included" cards={managedIt.included} columns={3} ground="lake" />
      <ResourceCards resources={managedIt.resources} gap="usual" />
    </LandingPage>
  );
}
