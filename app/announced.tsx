import { Illustration } from '@/components/illustrations/Illustration';
import { PlaceholderPage } from '@/components/layout/PlaceholderPage';
import { JsonLd } from '@/components/seo/JsonLd';
import { company } from '@/content/company';
import { childrenOf } from '@/content/navigation';
import { trailTo } from '@/content/routes';
import type { PlaceholderDrawing } from '@/content/schema/primitives';
import type { Placeholder } from '@/content/schema/site';
import { pageGraph } from '@/lib/seo/json-ld';
import { pageMetadata } from '@/lib/seo/metadata';

/** The head of a page that is announced but not open. */
export const announcedMetadata = ({ meta, path }: Placeholder) =>
  pageMetadata({ ...meta, path, siteName: company.name });

interface AnnouncedPageProps {
  page: Placeholder;
  drawing: PlaceholderDrawing;
  /** The part of the menu that is open meanwhile, beside the library. */
  open?: Parameters<typeof childrenOf>[0];
}

/** A page that is announced but not open, with what search engines are told about it. */
export function AnnouncedPage({ page, drawing, open = 'services' }: AnnouncedPageProps) {
  return (
    <>
      <JsonLd graph={pageGraph({ ...page, trail: trailTo(page.path) })} />
      <PlaceholderPage
        drawing={<Illustration name={drawing} />}
        page={page}
        open={[...childrenOf(open), ...childrenOf('resources')]}
      />
    </>
  );
}
