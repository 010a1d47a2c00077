import { render, screen } from '@testing-library/react';
import { CoreServices } from '@/components/sections/CoreServices';
import { home } from '@/content/pages/home';
import { home as specified, servicePaths } from '../../../specification';

it('leads from each service to its page, under that page’s drawing', () => {
  const { container } = render(<CoreServices services={home.services} />);
  const links = screen.getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href')).sort()).toEqual([...servicePaths].sort());
  for (const link of links) expect(link).toHaveTextContent(specified.learnMore);
  expect(
    [...container.querySelectorAll('use[href^="/illustrations/"]')].map((use) =>
      use.getAttribute('href'),
    ),
  ).toEqual(
    home.services.items.map(({ href }) => `/illustrations/services.svg#${href.split('/').at(-1)}`),
  );
});

it('has every feature in the HTML, folded or not', () => {
  const { container } = render(<CoreServices services={home.services} />);
  for (const { description, features } of home.services.items) {
    for (const words of [description, ...features]) expect(container).toHaveTextContent(words);
  }
});
