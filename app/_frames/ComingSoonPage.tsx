import { Illustration } from '@/components/illustrations/Illustration';
import { ComingSoonLayout } from '@/components/layout/ComingSoonLayout';
import { JsonLd } from '@/components/seo/JsonLd';
import { childrenOf } from '@/content/navigation';
import { trailTo } from '@/content/routes';
import type { ComingSoon } from '@/content/schema/site';
import { pageGraph } from '@/lib/seo/json-ld';

interface ComingSoonPageProps {
  page: ComingSoon;
  /** The part of the menu that is open meanwhile, beside the library. */
  open?: Parameters<typeof childrenOf>[0];
}

/** A page that is announced but not open, with what search engines are told about it. */
export function ComingSoonPage({ page, open = 'services' }: ComingSoonPageProps) {
  const name = page.path.replace(/^.*\//, '');
  return (
    <>
      <JsonLd graph={pageGraph({ ...page, trail: trailTo(page.path) })} />
      <ComingSoonLayout
        drawing={<Illustration name={`coming-soon-${name}`} />}
        page={page}
        open={[...childrenOf(open), ...childrenOf('resources')]}
      />
    </>
  );
}
