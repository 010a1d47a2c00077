'use client';

import { memo, type ReactNode } from 'react';
import { buttonClass } from '@/components/ui/button-class';
import type { ArticleSummary } from '@/content/schema/article';
import * as ui from '@/content/ui';
import { guidesWith, type ShelfGuide } from '@/lib/guides/search';
import { Announcement } from './Announcement';
import { ArticleCard } from './ArticleCard';
import { GuideShelf } from './GuideShelf';
import { LibraryControls } from './LibraryControls';
import { useLibrary } from './use-library';

/**
 * A keystroke draws only the cards that it changes: an article that was loaded again is the same article,
 * and a card that moved has its photograph already.
 */
const LibraryCard = memo(ArticleCard, (before, after) => before.article.id === after.article.id);

interface ResourceLibraryProps {
  /** The articles of this page of the library, newest first. */
  articles: readonly ArticleSummary[];
  total: number;
  guides: readonly ShelfGuide[];
  categories: ReadonlyArray<{ category: string; count: number }>;
  /** Links to the other pages of the library, while nothing is searched for. */
  pagination: ReactNode;
}

/** The library: search, categories and sort left, cards right. Complete in the HTML without scripts. */
export function ResourceLibrary({
  articles,
  total,
  guides,
  categories,
  pagination,
}: ResourceLibraryProps) {
  const { search, change, load, failed, pristine, found, shown, more, showMore } =
    useLibrary(articles);
  const count = pristine ? total : found.length;
  const empty = found.length === 0;
  const shelf = guidesWith(search.query, guides);
  const articlesFound = empty ? `${ui.noArticles}. ${ui.noArticlesHint}` : ui.articleCount(count);
  const searched = search.query.trim() !== '' && shelf.length > 0;
  const said = searched ? `${articlesFound} ${ui.guideCount(shelf.length)}` : articlesFound;
  return (
    <div className="grid items-start gap-x-14 gap-y-10 lg:grid-cols-[15.625rem_1fr]">
      <LibraryControls
        search={search}
        change={change}
        load={load}
        total={total}
        categories={categories}
      />
      <div>
        <Announcement text={pristine ? '' : said} />
        {failed ? <p className="mb-6 text-base text-muted">{ui.searchIncomplete}</p> : null}
        {empty ? (
          <div className="rounded-2xl border border-line bg-surface px-6 py-14 text-center">
            <h2 className="text-2xl tracking-title">{ui.noArticles}</h2>
            <p className="mt-2 text-muted">{ui.noArticlesHint}</p>
          </div>
        ) : (
          <ul className="library-list grid gap-x-8 gap-y-11 md:grid-cols-2">
            {shown.map((article, index) => (
              <li key={article.id}>
                <LibraryCard article={article} lead={index === 0} />
              </li>
            ))}
          </ul>
        )}
        {pristine ? pagination : null}
        {!pristine && more ? (
          <button type="button" onClick={showMore} className={`${buttonClass('ghost')} mt-10`}>
            {ui.showMoreArticles}
          </button>
        ) : null}
        {shelf.length > 0 ? <GuideShelf guides={shelf} /> : null}
      </div>
    </div>
  );
}
