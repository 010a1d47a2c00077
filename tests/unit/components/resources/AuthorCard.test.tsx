import { render, screen } from '@testing-library/react';
import { AuthorCard } from '@/components/resources/AuthorCard';
import { article } from '../../../specification';

it.each([
  ['Priya Nair', 'PN'],
  ['Ada Augusta Byron', 'AB'],
  ['Plato', 'P'],
  ['émile  zola', 'ÉZ'],
])('%s is %s, and what the specification calls an author', (author, initials) => {
  render(<AuthorCard author={author} />);
  expect(screen.getByText(initials)).toBeInTheDocument();
  expect(screen.getByRole('region', { name: article.aboutAuthor })).toHaveTextContent(
    article.authorRole,
  );
});
