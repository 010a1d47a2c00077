import type { ReactNode } from 'react';

/** The page's 1,160 px of content with its gutters. */
export function Container({
  children,
  className = '',
}: {
  children: ReactNode;
  className?: string;
}) {
  return (
    <div className={`mx-auto w-full max-w-[76.5rem] px-5 sm:px-8 ${className}`}>{children}</div>
  );
}
