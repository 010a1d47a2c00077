/** @jest-environment node */
import { ownFiles } from '@/lib/build/own-files';

it('names what not every page needs, by page', () => {
  const pages = new Map([
    ['/', ['all.js', 'home.js', 'all.css']],
    ['/about', ['all.css', 'all.js']],
    ['/services/cloud', ['all.js', 'all.css', 'cloud.js', 'service.css']],
    ['/services/security', ['all.js', 'all.css', 'service.css']],
  ]);
  expect(ownFiles(pages)).toEqual({
    '/': ['home.js'],
    '/services/cloud': ['cloud.js', 'service.css'],
    '/services/security': ['service.css'],
  });
});

it('says once what all pages of a folder need', () => {
  const pages = new Map([
    ['/', ['all.js']],
    ['/resources', ['all.js', 'library.js']],
    ['/resources/a', ['all.js', 'article.js', 'article.css']],
    ['/resources/b', ['all.js', 'article.js', 'article.css']],
  ]);
  expect(ownFiles(pages)).toEqual({
    '/resources': ['library.js'],
    '/resources/*': ['article.js', 'article.css'],
  });
});

it('names the few pages of a folder that need something else, or nothing', () => {
  const pages = new Map([
    ['/resources/a', ['all.js', 'article.js']],
    ['/resources/b', ['all.js', 'article.js']],
    ['/resources/page-2', ['all.js', 'library.js']],
    ['/resources/plain', ['all.js']],
  ]);
  expect(ownFiles(pages)).toEqual({
    '/resources/*': ['article.js'],
    '/resources/page-2': ['library.js'],
    '/resources/plain': [],
  });
});

it('has nothing to say of pages that are alike, or of none', () => {
  expect(ownFiles(new Map([['/', ['all.js']]]))).toEqual({});
  expect(ownFiles(new Map())).toEqual({});
});
