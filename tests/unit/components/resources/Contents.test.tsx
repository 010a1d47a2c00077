import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { Contents } from '@/components/resources/Contents';
import { inThisArticle } from '@/content/ui';

const parts = ['one', 'two', 'three'].map((id) => ({ id, text: `Part ${id}` }));

/** What the browser would report: a heading crosses the line, in either direction. */
let report: (changes: Array<[id: string, reached: boolean]>) => void;
let options: IntersectionObserverInit | undefined;
let observed: string[] = [];

beforeEach(() => {
  observed = [];
  global.IntersectionObserver = class {
    constructor(callback: (changes: unknown[]) => void, init?: IntersectionObserverInit) {
      options = init;
      report = (changes) =>
        act(() =>
          callback(
            changes.map(([id, isIntersecting]) => ({
              target: document.getElementById(id),
              isIntersecting,
            })),
          ),
        );
    }
    observe = ({ id }: Element) => void observed.push(id);
    disconnect = () => void (observed = []);
  } as never;
  render(
    <>
      <Contents parts={parts} />
      {parts.map(({ id, text }) => (
        <h2 key={id} id={id}>
          {text}
        </h2>
      ))}
    </>,
  );
});

const marked = () =>
  screen
    .getAllByRole('link', { hidden: true })
    .filter((link) => link.hasAttribute('aria-current'))
    .map((link) => [link.textContent, link.getAttribute('aria-current')]);

it('lists every part as a link to it, under a name', () => {
  const links = screen.getAllByRole('link', { hidden: true });
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual(
    parts.map(({ id, text }) => [text, `#${id}`]),
  );
  expect(screen.getByRole('navigation')).toHaveAccessibleName(inThisArticle);
});

it('is closed, and marks nothing before it knows', () => {
  expect(screen.getByRole('group')).not.toHaveAttribute('open');
  expect(renderToString(<Contents parts={parts} />)).not.toContain('aria-current');
});

it('marks the last part whose heading has reached the top, and none above the first', () => {
  expect(observed).toEqual(parts.map(({ id }) => id));
  expect(marked()).toEqual([]);
  report([['one', true]]);
  expect(marked()).toEqual([['Part one', 'location']]);
  report([
    ['two', true],
    ['three', true],
  ]);
  expect(marked()).toEqual([['Part three', 'location']]);
  report([
    ['three', false],
    ['two', false],
  ]);
  expect(marked()).toEqual([['Part one', 'location']]);
  report([['one', false]]);
  expect(marked()).toEqual([]);
});

it('keeps the line where links put a heading when the window changes', () => {
  const before = options?.rootMargin;
  window.innerHeight += 100;
  act(() => void window.dispatchEvent(new Event('resize')));
  expect(options?.rootMargin).not.toBe(before);
  expect(observed).toEqual(parts.map(({ id }) => id));
});

it('is not there where there is nothing to choose from', () => {
  const { container, rerender } = render(<Contents parts={parts.slice(0, 1)} />);
  expect(container).toBeEmptyDOMElement();
  rerender(<Contents parts={parts.slice(0, 2)} />);
  expect(container).not.toBeEmptyDOMElement();
});
