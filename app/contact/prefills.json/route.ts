import { estimateCopies, planPrefills, requestPrefills } from '@/content/contact-links';
import type { Prefills } from '@/lib/contact/prefills';

export const dynamic = 'force-static';

/** What plans, requests and estimates put into the contact form. Loaded when its address names one. */
export const GET = () =>
  Response.json({
    plans: planPrefills,
    requests: requestPrefills,
    estimates: estimateCopies,
  } satisfies Prefills);
