import { render, screen } from '@testing-library/react';
import { RelatedArticles } from '@/components/resources/RelatedArticles';
import { summaries } from '@/content/articles';
import { articlePath } from '@/lib/articles/facts';
import { formatDate } from '@/lib/format/dates';

it('is not there when no article is related', () => {
  const { container } = render(<RelatedArticles articles={[]} />);
  expect(container).toBeEmptyDOMElement();
});

it('leads to every related article', () => {
  const related = summaries.slice(0, 2);
  render(<RelatedArticles articles={related} />);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
    related.map(({ id }) => articlePath(id)),
  );
  expect(screen.getAllByRole('heading', { level: 3 }).map((title) => title.textContent)).toEqual(
    related.map(({ title }) => title),
  );
  const days = [...document.querySelectorAll('time')].map((day) => day.textContent);
  expect(days).toEqual(related.map(({ date }) => formatDate(date)));
});
