import type { ArticleCategory } from './schema/article';
import type { LandingContent } from './schema/landing';
import { cloudServices } from './services/cloud-services';
import { cybersecurity } from './services/cybersecurity';
import { itConsulting } from './services/it-consulting';
import { managedIt } from './services/managed-it';
import { networkInfrastructure } from './services/network-infrastructure';

/** The service that the articles of a category speak of: a category without one does not compile. */
const SERVICES: Record<ArticleCategory, LandingContent> = {
  'Cloud Services': cloudServices,
  Cybersecurity: cybersecurity,
  'IT Consulting': itConsulting,
  'Network Infrastructure': networkInfrastructure,
  'Managed IT': managedIt,
};

/** The service that an article of a category leads to. */
export const serviceOf = (category: ArticleCategory): LandingContent => SERVICES[category];
