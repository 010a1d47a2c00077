import { pageHref } from '@/lib/articles/pages';
import { resources } from './pages/resources';

/** Address, title and description of one page of the library, 1 being the library itself. */
export function libraryHead(page: number) {
  const { title, description } = resources.meta;
  const meta =
    page === 1
      ? resources.meta
      : { title: `${title}, page ${page}`, description: `Page ${page}. ${description}` };
  return { path: pageHref(page), meta };
}
