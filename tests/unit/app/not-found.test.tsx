import { render, screen } from '@testing-library/react';
import { usePathname } from 'next/navigation';
import NotFound from '@/app/not-found';
import { pageNotFound } from '@/content/pages/coming-soon';
import { article } from '../../specification';
import { addressOf } from '../../support/screen';

jest.mock('next/navigation', () => ({ usePathname: jest.fn() }));
const at = (path: string) => jest.mocked(usePathname).mockReturnValue(path);
const title = () => screen.getByRole('heading', { level: 1 });

it('says below the library that there is no such article, and leads back', () => {
  at('/resources/nope');
  render(<NotFound />);
  expect(title()).toHaveTextContent(article.unknown);
  expect(addressOf(article.backToResources)).toBe('/resources');
});

it('says elsewhere that there is no such page', () => {
  at('/nope');
  render(<NotFound />);
  expect(title()).toHaveTextContent(pageNotFound.title);
  expect(title()).not.toHaveTextContent(article.unknown);
});
