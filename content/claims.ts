import { defineClaims } from './schema/claims';

/**
 * What an owner of this site has to be able to prove before publishing it, in the words of the page where
 * it stands (a test finds them there). `next build` prints how many are unproven. Set `proven: true` when
 * the evidence is on file, or change the page.
 */
export const claims = defineClaims([
  // Cloud services
  {
    page: '/services/cloud-services',
    claim: '98.5% migration success',
    reason: 'A count of all migrations and of those that were called off.',
    proven: false,
  },
]);
