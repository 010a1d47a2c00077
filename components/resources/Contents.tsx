import * as ui from '@/content/ui';
import type { Part } from '@/lib/markdown/outline';
import { ContentsList } from './ContentsList';

/**
 * An article's parts: folded above the text, and from 1024 px on open beside it. One list serves both
 * (app/styles/articles.css). Nothing where there is nothing to choose from.
 */
export function Contents({ parts }: { parts: readonly Part[] }) {
  if (parts.length < 2) return null;
  return (
    <nav aria-label={ui.inThisArticle} className="article-contents no-print">
      <p aria-hidden="true">{ui.inThisArticle}</p>
      <details>
        <summary>
          {ui.inThisArticle}
          <span aria-hidden="true" className="plus" />
        </summary>
        <ContentsList parts={parts} />
      </details>
    </nav>
  );
}
