/** @jest-environment node */
import { treeOf } from '@/lib/markdown/tree';

afterEach(() => {
  globalThis.parsedFiles = undefined;
  jest.restoreAllMocks();
});

const writing = () => jest.replaceProperty(process.env, 'NODE_ENV', 'development');

it('parses a file again in next dev only when its text has changed', () => {
  writing();
  const tree = treeOf('- [ ] One', 'a.md');
  expect(treeOf('- [ ] One', 'a.md')).toBe(tree);
  expect(treeOf('- [ ] One', 'b.md')).not.toBe(tree);
  const changed = treeOf('- [ ] Two', 'a.md');
  expect(changed).toEqual(treeOf('- [ ] Two'));
  expect(treeOf('- [ ] One', 'a.md')).not.toBe(tree); // of each file one text alone
});

it('keeps nothing of a text that is in no file, and nothing in a build', () => {
  writing();
  expect(treeOf('One')).not.toBe(treeOf('One'));
  jest.restoreAllMocks();
  treeOf('One', 'a.md');
  expect(globalThis.parsedFiles).toBeUndefined();
});
