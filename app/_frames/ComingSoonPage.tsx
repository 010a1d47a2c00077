import { factsOf } from '@/app/_frames/facts-of';
import { Vignette } from '@/components/illustrations/Vignette';
import { ComingSoonLayout } from '@/components/layout/ComingSoonLayout';
import { JsonLd } from '@/components/seo/JsonLd';
import { childrenOf } from '@/content/navigation';
import type { ComingSoon } from '@/content/schema/site';
import { comingSoonDrawing } from '@/lib/illustrations';
import { pageGraph } from '@/lib/seo/json-ld';

interface ComingSoonPageProps {
  page: ComingSoon;
  /** The part of the menu that is open meanwhile. */
  open?: Parameters<typeof childrenOf>[0];
  /** The page will be the overview of that part. */
  gathers?: boolean;
}

/** A page that is announced but not open, with what search engines are told about it. */
export function ComingSoonPage({ page, open = 'services', gathers = false }: ComingSoonPageProps) {
  return (
    <>
      <JsonLd graph={pageGraph(factsOf(page))} />
      <ComingSoonLayout
        drawing={<Vignette name={comingSoonDrawing(page.path)} />}
        page={page}
        open={[...childrenOf(open), ...(gathers ? [] : childrenOf('resources'))]}
        gathers={gathers}
      />
    </>
  );
}
