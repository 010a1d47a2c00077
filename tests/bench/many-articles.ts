import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { articles } from '../../content/articles';
import type { Article } from '../../content/schema/article';
import { textOf } from '../../lib/markdown/text';

/** Whole numbers from 0 that look random and are the same in every run. */
function sequence(seed: number): (below: number) => number {
  let state = seed + 1;
  return (below) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
}

/** A text of the same words in another order: copies would compress to nothing and flatter the weights. */
function shuffled(text: string, next: (below: number) => number): string {
  const words = text.split(/\s/);
  return words.map(() => words[next(words.length)]).join(' ');
}

/** That the schema lets pass: content/schema/article.ts. */
const SHORTEST_EXCERPT = 60;

/** An excerpt of a real one's length, out of the words of its article: no two are alike. */
function excerptOf({ excerpt, blocks }: Article, next: (below: number) => number): string {
  const words = textOf(blocks).match(/[a-z]{2,12}(?=\s)/g) ?? [];
  let text = 'So';
  while (text.length < Math.max(excerpt.length - 14, SHORTEST_EXCERPT))
    text += ` ${words[next(words.length)]}`;
  return `${text}.`;
}

/**
 * Fills a folder of articles up to `count`: further ones of the real ones' lengths and words, under names
 * and days of their own. The real ones stay, because pages name them.
 */
export function addArticles(folder: string, count: number): void {
  for (let index = articles.length; index < count; index += 1) {
    const real = articles[index % articles.length];
    if (!real) throw new Error('no article to copy');
    const next = sequence(index);
    const body = real.blocks
      .map((block) => {
        const text = textOf([block]);
        // A paragraph must not begin with "2025.", which would be an item of a list.
        return block.kind === 'heading' ? `## ${text}` : `So ${shuffled(text, next)}`;
      })
      .join('\n\n');
    const day = new Date(Date.UTC(2000, 0, 1 + index)).toISOString().slice(0, 10);
    const fields = {
      title: `${shuffled(real.title, next).slice(0, 55).trim()} ${index}`,
      category: real.category,
      date: day,
      author: real.author,
      image: real.image.slot,
      excerpt: excerptOf(real, next),
      readTime: real.readTime,
    };
    const front = Object.entries(fields)
      .map(([name, value]) => `${name}: ${value}`)
      .join('\n');
    writeFileSync(
      join(folder, `generated-${index}.md`),
      `---\n${front}\n---\n\n${body}\n\nMarker ${index} stands here.\n`,
    );
  }
}
