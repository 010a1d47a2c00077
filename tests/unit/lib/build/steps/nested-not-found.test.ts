/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { nestedNotFound } from '@/lib/build/steps/nested-not-found';
import { folderOf } from '../../../../support/folder';

const page = '<title>No page</title><div data-missing="page">a</div>';

it('says in the library that it is an article that is missing', () => {
  const out = folderOf({
    '404.html': `${page}<div data-missing="article" data-title="No article" hidden="">b</div>`,
  });
  nestedNotFound(out);
  expect(readFileSync(join(out, 'resources/404.html'), 'utf8')).toBe(
    '<title>No article</title><div data-missing="page" hidden="">a</div>' +
      '<div data-missing="article" data-title="No article">b</div>',
  );
});

it('takes the title as it is written', () => {
  const out = folderOf({
    '404.html': `${page}<div data-missing="article" data-title="No $&amp; at Ca$$h" hidden="">b</div>`,
  });
  nestedNotFound(out);
  expect(readFileSync(join(out, 'resources/404.html'), 'utf8')).toBe(
    '<title>No $&amp; at Ca$$h</title><div data-missing="page" hidden="">a</div>' +
      '<div data-missing="article" data-title="No $&amp; at Ca$$h">b</div>',
  );
});

it('stops when there is no such answer', () => {
  expect(() => nestedNotFound(folderOf({ '404.html': page }))).toThrow('missing article');
});
