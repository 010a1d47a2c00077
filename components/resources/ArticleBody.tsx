import type { ReactNode } from 'react';
import { Container } from '@/components/ui/Container';
import type { Block } from '@/lib/articles/parse';

interface ArticleBodyProps {
  excerpt: string;
  blocks: readonly Block[];
  /** What follows the text in its column. */
  children: ReactNode;
}

/** The excerpt, then the body as it was written: paragraphs and subheadings. */
export function ArticleBody({ excerpt, blocks, children }: ArticleBodyProps) {
  return (
    <Container className="py-10 md:py-14">
      <div className="max-w-[42.5rem] text-prose leading-[1.7] lg:mx-auto">
        <p className="mb-8.5 text-excerpt leading-[1.45] font-medium tracking-excerpt text-balance">
          {excerpt}
        </p>
        {blocks.map(({ kind, text }, index) =>
          kind === 'heading' ? (
            <h2 key={index} className="mt-10 mb-3 text-panel leading-tight tracking-title">
              {text}
            </h2>
          ) : (
            <p key={index} className="mb-5.5">
              {text}
            </p>
          ),
        )}
        <div className="mt-12 grid gap-8 text-base leading-normal">{children}</div>
      </div>
    </Container>
  );
}
