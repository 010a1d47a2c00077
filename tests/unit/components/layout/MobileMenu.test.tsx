import { fireEvent, render } from '@testing-library/react';
import { usePathname } from 'next/navigation';
import { MobileMenu } from '@/components/layout/MobileMenu';
import { navigation } from '@/content/navigation';

jest.mock('next/navigation', () => ({ usePathname: jest.fn(() => '/') }));
jest.mock('@/components/layout/ThemeToggle', () => ({ ThemeToggle: () => null }));

/** The menu, open: jsdom has no modal dialogs. */
function renderOpen() {
  const { container, rerender } = render(<MobileMenu name="Lakeward" entries={navigation} />);
  const menu = container.querySelector('dialog');
  if (!menu) throw new Error('no menu');
  menu.setAttribute('open', '');
  return { menu, rerender };
}

it('closes over the page that Back shows, and marks it', () => {
  const { menu, rerender } = renderOpen();
  // An entry's own page may be one of its children.
  for (const list of menu.querySelectorAll('ul')) {
    const pages = [...list.querySelectorAll('a')].map((link) => link.getAttribute('href'));
    expect(pages).toEqual([...new Set(pages)]);
  }
  const href = navigation[0]?.children[0]?.href ?? '';
  jest.mocked(usePathname).mockReturnValue(href);
  // What the hook is mocked to say reaches a component with other props.
  rerender(<MobileMenu name="Lakeward" entries={[...navigation] as typeof navigation} />);
  expect(menu).not.toHaveAttribute('open');
  const marked = [...menu.querySelectorAll('[aria-current=page]')];
  expect(marked.map((link) => link.getAttribute('href'))).toEqual([href]);
  // Before it is opened, its entry says that the page lies there.
  const above = [...menu.querySelectorAll('summary > [aria-current]')];
  expect(above.map(({ textContent }) => textContent)).toEqual([navigation[0]?.label]);
});

it('stays open when a link is opened elsewhere', () => {
  const { menu } = renderOpen();
  const link = menu.querySelector('nav a');
  if (!link) throw new Error('no link');
  link.addEventListener('click', (event) => event.preventDefault());
  fireEvent.click(link, { ctrlKey: true });
  expect(menu).toHaveAttribute('open');
  fireEvent.click(link);
  expect(menu).not.toHaveAttribute('open');
});

it('keeps the room of the scroll bar, which is gone while it is open', () => {
  const { menu } = renderOpen();
  const { documentElement: root } = document;
  jest.spyOn(root, 'clientWidth', 'get').mockReturnValue(innerWidth - 15);
  const turn = (newState: 'open' | 'closed') =>
    fireEvent(menu, Object.assign(new Event('beforetoggle'), { newState }));
  turn('open');
  expect(root.style.paddingInlineEnd).toBe('15px');
  turn('closed');
  expect(root.style.paddingInlineEnd).toBe('');
});
