import { render, screen } from '@testing-library/react';
import { Pagination } from '@/components/resources/Pagination';
import { libraryPages, newerArticles, olderArticles } from '@/content/ui';
import { pageHref } from '@/lib/articles/pages';

it('is not there when one page holds it all', () => {
  const { container } = render(<Pagination page={1} pages={1} />);
  expect(container).toBeEmptyDOMElement();
});

it.each([
  [1, [[olderArticles, pageHref(2)]]],
  [
    2,
    [
      [newerArticles, pageHref(1)],
      [olderArticles, pageHref(3)],
    ],
  ],
  [3, [[newerArticles, pageHref(2)]]],
])('leads from page %p to its neighbours', (page, links) => {
  render(<Pagination page={page} pages={3} />);
  expect(screen.getByRole('navigation')).toHaveAccessibleName(libraryPages);
  expect(
    screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]),
  ).toEqual(links);
  expect(screen.getByText(`${page} / 3`)).toBeInTheDocument();
});
