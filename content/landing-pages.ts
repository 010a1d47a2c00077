import { HOME, LIBRARY } from '@/lib/contact/contact-link';
import { architecture } from './industries/architecture';
import { financial } from './industries/financial';
import { healthcare } from './industries/healthcare';
import { legal } from './industries/legal';
import { manufacturing } from './industries/manufacturing';
import { nonProfit } from './industries/non-profit';
import type { LandingContent } from './schema/landing';
import { appWebDev } from './services/app-web-dev';
import { cloudServices } from './services/cloud-services';
import { cybersecurity } from './services/cybersecurity';
import { itConsulting } from './services/it-consulting';
import { managedIt } from './services/managed-it';
import { networkInfrastructure } from './services/network-infrastructure';

/**
 * The one list of the landing pages, in the order of menus and footer. Routes, trails, social cards,
 * contact prefills and sitemap are derived from it.
 */
export const landingPages: readonly LandingContent[] = [
  managedIt,
  cybersecurity,
  cloudServices,
  networkInfrastructure,
  itConsulting,
  appWebDev,
  healthcare,
  legal,
  financial,
  manufacturing,
  architecture,
  nonProfit,
];

// Addresses name a plan and a button by the page's slug alone, and the pages without one by these names.
const slugs = [HOME, LIBRARY, ...landingPages.map(({ slug }) => slug)];
const taken = landingPages.find(({ slug }, index) => slugs.indexOf(slug) < index + 2);
if (taken) throw new Error(`content${taken.path}.ts: slug: expected one that no other page has`);
