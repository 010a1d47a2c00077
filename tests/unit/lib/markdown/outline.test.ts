import { outlineOf } from '@/lib/markdown/outline';
import { blocksOf } from '../../../support/markdown';

it('lists the subheadings of the upper level in their order', () => {
  const parts = outlineOf(blocksOf('Words.\n\n## First one\n\n### Below\n\nWords.\n\n## Second'));
  expect(parts).toEqual([
    { id: 'first-one', text: 'First one' },
    { id: 'second', text: 'Second' },
  ]);
});

it('is empty without any', () => {
  expect(outlineOf(blocksOf('Words alone.'))).toEqual([]);
});
