import { render, screen } from '@testing-library/react';
import { Breadcrumbs } from '@/components/layout/Breadcrumbs';
import { trailTo } from '@/content/routes';
import { breadcrumb } from '@/content/ui';
import { servicePaths } from '../../../specification';

const [path] = servicePaths;
const trail = trailTo(path);

it('leads to every page above, and names the page itself', () => {
  render(<Breadcrumbs trail={trail} />);
  expect(screen.getByRole('navigation')).toHaveAccessibleName(breadcrumb);
  const links = screen.getAllByRole('link');
  expect(links.map((link) => [link.getAttribute('href'), link.textContent])).toEqual(
    trail.slice(0, -1).map((step) => [step.path, step.name]),
  );
  const current = screen.getAllByRole('listitem').at(-1);
  expect(current).toHaveAttribute('aria-current', 'page');
  expect(current).toHaveTextContent(trail.at(-1)?.name ?? '');
});
