'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useRef, type ReactNode } from 'react';
import { isArticlePath } from '@/lib/articles/facts';

interface UnknownArticleProps {
  article: ReactNode;
  /** The tab's title, by what is missing. */
  titles: Readonly<Record<'article' | 'page', string>>;
  children: ReactNode;
}

/**
 * Only the address says which thing is missing, and one 404.html stands for all: both answers are in the
 * HTML, and the browser shows the one that is meant. The page does not wait for a sign of intent. In the
 * library's own 404.html the article's answer is the one that shows without scripts (lib/build/steps).
 */
export function UnknownArticle({ article, titles, children }: UnknownArticleProps) {
  const pathname = usePathname();
  const answers = useRef<HTMLDivElement>(null);
  const missing = isArticlePath(pathname) ? 'article' : 'page';

  useEffect(() => {
    for (const answer of answers.current?.querySelectorAll<HTMLElement>('[data-missing]') ?? [])
      answer.hidden = answer.dataset.missing !== missing;
  }, [missing]);

  return (
    <div ref={answers} data-scripts-now="">
      {/* Metadata knows no address, and Next draws its title once more after an effect has set one. */}
      <title>{titles[missing]}</title>
      <div data-missing="page">{children}</div>
      <div data-missing="article" data-title={titles.article} hidden>
        {article}
      </div>
    </div>
  );
}
