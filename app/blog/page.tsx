import { PlaceholderPage } from '@/components/layout/PlaceholderPage';
import { JsonLd } from '@/components/seo/JsonLd';
import { company } from '@/content/company';
import { childrenOf } from '@/content/navigation';
import { blog } from '@/content/pages/placeholders';
import { trailTo } from '@/content/routes';
import { pageGraph } from '@/lib/seo/json-ld';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata = pageMetadata({ ...blog.meta, path: blog.path, siteName: company.name });

export default function BlogPage() {
  return (
    <>
      <JsonLd graph={pageGraph({ ...blog, trail: trailTo(blog.path) })} />
      <PlaceholderPage drawing="placeholder-blog" page={blog} open={childrenOf('services')} />
    </>
  );
}
