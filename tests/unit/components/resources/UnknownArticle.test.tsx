import { render, screen } from '@testing-library/react';
import { usePathname } from 'next/navigation';
import { renderToString } from 'react-dom/server';
import { UnknownArticle } from '@/components/resources/UnknownArticle';
import { resources } from '@/content/pages/resources';
import { article } from '../../../specification';
import { addressOf } from '../../../support/screen';

jest.mock('next/navigation', () => ({ usePathname: jest.fn() }));

const page = (
  <UnknownArticle copy={resources.unknown}>
    <p>any other page</p>
  </UnknownArticle>
);
const at = (path: string) => jest.mocked(usePathname).mockReturnValue(path);

it('says below the library that there is no such article, and leads back', () => {
  at('/resources/nope');
  render(page);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(article.unknown);
  expect(addressOf(article.backToResources)).toBe('/resources');
});

it.each(['/nope', '/privacy', '/resources', '/resources/'])('leaves %s as it is', (path) => {
  at(path);
  render(page);
  expect(screen.getByText('any other page')).toBeInTheDocument();
  expect(screen.queryByText(article.unknown)).not.toBeInTheDocument();
});

it('leaves every address as it is in the HTML', () => {
  at('/resources/nope');
  expect(renderToString(page)).toContain('any other page');
});
