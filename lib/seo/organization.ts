import { absoluteUrl } from './urls';

/** Address of the company's node in the graph of the home page. */
export const organizationId = absoluteUrl('/#organization');

/** The company, as the other pages refer to it: a crawler that reads one page alone still knows its name. */
export const organization = (name: string) =>
  ({ '@type': 'Organization', '@id': organizationId, name, url: absoluteUrl('/') }) as const;
