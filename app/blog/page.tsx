import { ComingSoonPage } from '@/app/_frames/ComingSoonPage';
import { metadataOf } from '@/app/_frames/metadata-of';
import { blog } from '@/content/pages/coming-soon';

export const metadata = metadataOf(blog);

export default function BlogPage() {
  return <ComingSoonPage page={blog} />;
}
