import type { ReactNode } from 'react';
import { Blocks } from '@/components/markdown/Blocks';
import { Container } from '@/components/ui/Container';
import type { Block } from '@/lib/markdown/blocks';
import { outlineOf } from '@/lib/markdown/outline';
import { Contents } from './Contents';

interface ArticleBodyProps {
  excerpt: string;
  blocks: readonly Block[];
  /** What follows the text in its column. */
  children: ReactNode;
}

/** The text in a column of 680 px. From 1024 px on its contents stand left of it, and 80 px stay free on the right. */
export function ArticleBody({ excerpt, blocks, children }: ArticleBodyProps) {
  return (
    <Container className="article-body">
      <Contents parts={outlineOf(blocks)} />
      <div className="article-text text-prose leading-[1.7]">
        <p className="mb-8 text-excerpt leading-[1.45] font-medium tracking-excerpt text-balance">
          {excerpt}
        </p>
        <Blocks blocks={blocks} />
        <div className="mt-12 grid gap-8 text-base leading-normal">{children}</div>
      </div>
    </Container>
  );
}
