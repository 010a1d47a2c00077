import { render, screen } from '@testing-library/react';
import { ResourceCards } from '@/components/sections/ResourceCards';
import { cloudServices } from '@/content/services/cloud-services';
import { counts, library } from '../../../specification';

it('leads from every card to the library, and says what the link is about', () => {
  const { resources } = cloudServices;
  render(<ResourceCards resources={resources} />);
  const links = screen.getAllByRole('link');
  expect(links).toHaveLength(counts.resourceCards);
  resources.items.forEach(({ title }, index) => {
    expect(links[index]).toHaveAttribute('href', '/resources');
    const name = links[index]?.textContent;
    expect(name?.startsWith(library.readMore)).toBe(true);
    expect(name).toContain(title);
  });
});
