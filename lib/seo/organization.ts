import { absoluteUrl } from './urls';

/** Address of the company's node in the graph; every other node refers to it. */
export const organizationId = absoluteUrl('/#organization');
export const organization = { '@id': organizationId } as const;
