import { UnderConstruction } from '@/components/illustrations/UnderConstruction';
import { PlaceholderPage } from '@/components/layout/PlaceholderPage';
import { company } from '@/content/company';
import { childrenOf } from '@/content/navigation';
import { blog } from '@/content/pages/placeholders';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata = pageMetadata({ ...blog.meta, path: blog.path, siteName: company.name });

export default function BlogPage() {
  return (
    <PlaceholderPage drawing={<UnderConstruction />} page={blog} open={childrenOf('services')} />
  );
}
