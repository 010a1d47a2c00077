import { company } from '@/content/company';
import { trailTo } from '@/content/routes';
import type { PageFacts } from '@/lib/seo/json-ld';

/** What search engines are told of a page beside its content: its head, the way to it, and whose it is. */
export const factsOf = ({ path, meta }: Pick<PageFacts, 'path' | 'meta'>): PageFacts => ({
  path,
  meta,
  trail: trailTo(path),
  company: company.name,
});
