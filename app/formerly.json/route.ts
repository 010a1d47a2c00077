import { formerAddresses } from '@/content/articles';
import { company } from '@/content/company';
import * as ui from '@/content/ui';
import type { Formerly } from '@/lib/articles/former';

export const dynamic = 'force-static';

/** Where renamed articles stood before, for lib/build/steps/former-addresses.ts: no export keeps this file. */
export const GET = () =>
  Response.json({
    heading: ui.articleMoved,
    siteName: company.name,
    addresses: formerAddresses,
  } satisfies Formerly);
