import { render, screen } from '@testing-library/react';
import { ResourceCards } from '@/components/sections/ResourceCards';
import { cloudServices } from '@/content/services/cloud-services';
import { itConsulting } from '@/content/services/it-consulting';
import { fileFacts } from '@/content/ui';
import { counts, library } from '../../../specification';

it('leads from every card to the library, and says so, and what the link is about', () => {
  const { resources } = cloudServices;
  render(<ResourceCards resources={resources} />);
  const links = screen.getAllByRole('link');
  expect(links).toHaveLength(counts.resourceCards);
  resources.items.forEach((item, index) => {
    const { title } = 'article' in item ? item.article : item.guide;
    expect(links[index]).toHaveAttribute('href', '/resources');
    const name = links[index]?.textContent;
    expect(name?.startsWith(library.readMore)).toBe(true);
    expect(name?.endsWith(`${title} in Resources`)).toBe(true);
  });
});

it('opens a guide, and says what kind of file it is', () => {
  const { resources } = itConsulting;
  render(<ResourceCards resources={resources} />);
  const guides = resources.items.flatMap((item) => ('guide' in item ? [item.guide] : []));
  expect(guides).not.toHaveLength(0);
  for (const { title, href, size } of guides) {
    const link = screen.getByRole('link', { name: new RegExp(title) });
    expect(link).toHaveAttribute('href', href);
    const { pages, bytes } = size();
    expect(screen.getByText(fileFacts(pages, bytes))).toBeInTheDocument();
  }
});
