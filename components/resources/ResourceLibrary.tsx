'use client';

import { memo, useEffect, useRef, useState, type MouseEvent, type ReactNode } from 'react';
import { Announcement } from '@/components/ui/Announcement';
import { buttonClass } from '@/components/ui/button-class';
import type { ArticleSummary } from '@/content/schema/article';
import * as ui from '@/content/ui';
import type { CategoryCount } from '@/lib/articles/search';
import { guidesWith, type ShelfGuide } from '@/lib/guides/search';
import { ArticleCard } from './ArticleCard';
import { GuideShelf } from './GuideShelf';
import { libraryWords } from './library-words';
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
  categories: readonly CategoryCount[];
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
  const library = useLibrary(articles, total);
  const { search, change, reset, load, tryAgain, pristine, found, complete } = library;
  const { shown, searching, progress, more, showMore } = library;
  const results = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLUListElement>(null);
  /** The button that asked for more, and the place of the first card to come. */
  const asked = useRef<{ by: Element; at: number }>(undefined);
  const [cleared, setCleared] = useState(false);
  // These buttons go when they are pressed: the list takes their focus.
  const toResults = () => results.current?.focus({ preventScroll: true });
  /** What Enter asks for: on a phone the answers stand below the window, behind the keyboard. */
  function lookAtResults() {
    const region = results.current;
    if (!region || region.getBoundingClientRect().top < window.innerHeight / 2) return;
    toResults();
    region.scrollIntoView();
  }
  // Who asks for more reads on with the first that comes, unless the focus has gone elsewhere meanwhile.
  useEffect(() => {
    if (!asked.current) return;
    const { by, at } = asked.current;
    const first = list.current?.children[at];
    if (!first && more) return; // still searching
    asked.current = undefined;
    if (![by, document.body].includes(document.activeElement ?? by)) return;
    if (!(first instanceof HTMLElement)) return toResults(); // the button is gone
    first.tabIndex = -1;
    first.focus({ preventScroll: true });
  }, [shown.length, more]);
  function goOn(event: MouseEvent) {
    asked.current = { by: event.currentTarget, at: showMore() };
  }
  function readAgain() {
    tryAgain();
    toResults();
  }
  function showAll() {
    reset();
    setCleared(true); // how many there are is said
    toResults();
  }
  const empty = !pristine && found.length === 0;
  const shelf = guidesWith(search.query, guides);
  const stock = { total, categories, guides: shelf.length };
  const { line, missing, said } = libraryWords(library, stock);
  return (
    <div className="grid items-start gap-x-14 gap-y-10 lg:grid-cols-[15.625rem_1fr]">
      <LibraryControls
        search={search}
        change={change}
        load={load}
        onSubmit={lookAtResults}
        searching={searching}
        progress={progress}
        total={total}
        categories={categories}
      />
      <div>
        <div
          ref={results}
          tabIndex={-1}
          role="region"
          aria-label={ui.articles}
          className="outline-none"
        >
          <Announcement
            text={pristine && !cleared ? '' : said}
            of={`${search.category} ${search.sort} ${search.query.trim()}`}
          />
          <p aria-hidden={!pristine || cleared} className="mb-6 text-small text-muted tabular-nums">
            {line}
          </p>
          {missing && !searching ? (
            <div className="mb-6 text-base text-muted">
              <p>{missing}</p>
              <button type="button" onClick={readAgain} className={`${buttonClass('ghost')} mt-4`}>
                {ui.tryAgain}
              </button>
            </div>
          ) : null}
          {empty ? (
            searching ? null : (
              <div className="rounded-2xl border border-line bg-surface px-6 py-14 text-center">
                {complete ? (
                  <>
                    <h2 className="text-2xl tracking-title">{ui.noArticles}</h2>
                    <p className="mt-2 text-muted">{ui.noArticlesHint}</p>
                  </>
                ) : null}
                <button type="button" onClick={showAll} className={`${buttonClass('ghost')} mt-6`}>
                  {ui.showAllArticles}
                </button>
              </div>
            )
          ) : (
            <ul ref={list} className="library-list grid gap-x-8 gap-y-10 md:grid-cols-2">
              {shown.map((article, index) => (
                <li key={article.id}>
                  <LibraryCard article={article} lead={index === 0} />
                </li>
              ))}
            </ul>
          )}
          {pristine ? pagination : null}
          {!pristine && more ? (
            <button type="button" onClick={goOn} className={`${buttonClass('ghost')} mt-10`}>
              {ui.showMoreArticles}
            </button>
          ) : null}
        </div>
        {shelf.length > 0 ? <GuideShelf guides={shelf} /> : null}
      </div>
    </div>
  );
}
