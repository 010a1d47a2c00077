import { render, screen } from '@testing-library/react';
import { usePathname } from 'next/navigation';
import { renderToString } from 'react-dom/server';
import { UnknownArticle } from '@/components/resources/UnknownArticle';

jest.mock('next/navigation', () => ({ usePathname: jest.fn() }));

const page = (
  <UnknownArticle
    article={<p>no such article</p>}
    titles={{ article: 'No article', page: 'No page' }}
  >
    <p>any other page</p>
  </UnknownArticle>
);
const at = (path: string) => jest.mocked(usePathname).mockReturnValue(path);

it('says below the library that there is no such article', () => {
  at('/resources/nope');
  render(page);
  expect(screen.getByText('no such article')).toBeVisible();
  expect(screen.getByText('any other page')).not.toBeVisible();
  expect(document.title).toBe('No article');
});

it.each([
  '/nope',
  '/privacy',
  '/resources',
  '/resources/',
  '/resources/page-3',
  '/resources/a/b',
  '/a/resources/b',
])('leaves %s as it is', (path) => {
  at(path);
  render(page);
  expect(screen.getByText('any other page')).toBeVisible();
  expect(screen.getByText('no such article')).not.toBeVisible();
  expect(document.title).toBe('No page');
});

it('leaves every address as it is in the HTML', () => {
  at('/resources/nope');
  document.body.innerHTML = renderToString(page);
  expect(screen.getByText('any other page')).toBeVisible();
  expect(screen.getByText('no such article')).not.toBeVisible();
});
