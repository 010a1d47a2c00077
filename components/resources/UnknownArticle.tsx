'use client';

import { usePathname } from 'next/navigation';
import { useSyncExternalStore, type ReactNode } from 'react';

const never = () => () => {};
const hydrated = () => true;
const onServer = () => false;

interface UnknownArticleProps {
  article: ReactNode;
  children: ReactNode;
}

/**
 * On hosts with one 404.html for all, only the browser knows that the missing page is an article.
 * The HTML says Page Not Found; the words change once the address is read, so this
 * page does not wait for a sign of intent.
 */
export function UnknownArticle({ article, children }: UnknownArticleProps) {
  const pathname = usePathname();
  const inBrowser = useSyncExternalStore(never, hydrated, onServer);
  const isArticle = inBrowser && /^\/resources\/./.test(pathname ?? '');
  return <div data-scripts-now="">{isArticle ? article : children}</div>;
}
