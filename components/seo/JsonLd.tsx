import type { Graph } from 'schema-dts';
import { jsonLdText } from '@/lib/seo/json-ld';

/** Structured data for search engines: a data block, which no browser runs and no policy blocks. */
export function JsonLd({ graph }: { graph: Graph }) {
  return (
    <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: jsonLdText(graph) }} />
  );
}
