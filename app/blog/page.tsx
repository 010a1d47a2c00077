import { AnnouncedPage, announcedMetadata } from '@/app/announced';
import { blog } from '@/content/pages/placeholders';

export const metadata = announcedMetadata(blog);

export default function BlogPage() {
  return <AnnouncedPage page={blog} drawing="placeholder-blog" />;
}
