import type { ReactNode } from 'react';
import { Blocks } from '@/components/markdown/Blocks';
import { Container } from '@/components/ui/Container';
import type { Block } from '@/lib/markdown/blocks';

interface ArticleBodyProps {
  excerpt: string;
  blocks: readonly Block[];
  /** What follows the text in its column. */
  children: ReactNode;
}

export function ArticleBody({ excerpt, blocks, children }: ArticleBodyProps) {
  return (
    <Container className="py-10 md:py-14">
      <div className="max-w-[42.5rem] text-prose leading-[1.7] lg:mx-auto">
        <p className="mb-8.5 text-excerpt leading-[1.45] font-medium tracking-excerpt text-balance">
          {excerpt}
        </p>
        <Blocks blocks={blocks} />
        <div className="mt-12 grid gap-8 text-base leading-normal">{children}</div>
      </div>
    </Container>
  );
}
