import type { Block, Heading } from './blocks';

/** A part of a text as a list of its contents names it. */
export type Part = Pick<Heading, 'id' | 'text'>;

/** The parts of a text, in order: its subheadings of the upper level. */
export const outlineOf = (blocks: readonly Block[]): Part[] =>
  blocks.flatMap((block) =>
    block.kind === 'heading' && block.level === 2 ? [{ id: block.id, text: block.text }] : [],
  );
