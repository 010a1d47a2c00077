import { render, screen } from '@testing-library/react';
import { usePathname } from 'next/navigation';
import { renderToString } from 'react-dom/server';
import { UnknownArticle } from '@/components/resources/UnknownArticle';

jest.mock('next/navigation', () => ({ usePathname: jest.fn() }));

const page = (
  <UnknownArticle article={<p>no such article</p>}>
    <p>any other page</p>
  </UnknownArticle>
);
const at = (path: string) => jest.mocked(usePathname).mockReturnValue(path);

it('says below the library that there is no such article', () => {
  at('/resources/nope');
  render(page);
  expect(screen.getByText('no such article')).toBeInTheDocument();
  expect(screen.queryByText('any other page')).not.toBeInTheDocument();
});

it.each(['/nope', '/privacy', '/resources', '/resources/'])('leaves %s as it is', (path) => {
  at(path);
  render(page);
  expect(screen.getByText('any other page')).toBeInTheDocument();
  expect(screen.queryByText('no such article')).not.toBeInTheDocument();
});

it('leaves every address as it is in the HTML', () => {
  at('/resources/nope');
  expect(renderToString(page)).toContain('any other page');
});
