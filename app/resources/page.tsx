import { LibraryPage } from '@/app/_frames/LibraryPage';
import { metadataOf } from '@/app/_frames/metadata-of';
import { libraryHead } from '@/content/library-head';

export const metadata = metadataOf(libraryHead(1));

export default function ResourcesPage() {
  return <LibraryPage page={1} />;
}
