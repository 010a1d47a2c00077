import { render, screen, within } from '@testing-library/react';
import { Timeline } from '@/components/charts/Timeline';
import { Blocks } from '@/components/markdown/Blocks';
import { blocksOf } from '../../../support/markdown';

const PROSE =
  'It costs $1, $2 or $3, in all $4; one is $8, or $5 in year one, two or three, or none. It took from 22 to 26, four days.';
const show = (kind: string, ...rows: string[]) => {
  const unit = kind === 'timeline' ? 'days' : '$ a year';
  const head = ['title: What it costs', `unit: ${unit}`, 'shows: One costs more than the other.'];
  const source = [PROSE, '', `\`\`\`${kind}`, ...head, ...rows, '```'].join('\n');
  render(<Blocks blocks={blocksOf(source)} />);
  return screen.getByRole('figure');
};
const KINDS = {
  bars: ['mark: Two', 'One | 2 | a note', 'Two | 8'],
  stacked: ['parts: A | B', 'mark: B', 'One | 1 | 3', 'Two | 2 + 3 | 3'],
  line: ['mark: year 2', 'year 1 | -2 | behind', 'year 2 | 8'],
  timeline: ['mark: August 26', 'August 22 | One', 'August 26 | Two'],
} as const;
const cells = (row: HTMLElement) =>
  within(row)
    .getAllByRole('cell')
    .map((cell) => cell.textContent);

/** Lengths of the bars of a drawing, in percent. */
const lengths = (element: Element) =>
  Array.from(element.querySelectorAll('rect[width$="%"][data-grow]'), (bar) =>
    Number(bar.getAttribute('width')?.replace('%', '')),
  );

it.each(Object.entries(KINDS))('says every number of %s once, in a table', (kind, rows) => {
  const figure = show(kind, ...rows);
  const [caption] = figure.children;
  expect(caption).toHaveTextContent('What it costs One costs more than the other.');
  expect(within(figure).getAllByRole('table')).toHaveLength(1);
  expect(within(figure).getAllByRole('rowheader')).toHaveLength(2);
  expect(figure.querySelector('[style]')).toBeNull();
  for (const drawing of figure.querySelectorAll('svg')) {
    expect(drawing.closest('[aria-hidden="true"]')).not.toBeNull();
  }
});

it('draws bars true to scale, and one of them in amber', () => {
  const figure = show('bars', ...KINDS.bars);
  expect(lengths(figure)).toEqual([25, 100]);
  expect(figure.querySelectorAll('rect.text-beacon')).toHaveLength(1);
  const [, row] = within(figure).getAllByRole('row');
  expect(cells(row as HTMLElement)).toEqual(['$2', 'a note']);
});

it('draws stacks to one scale, their parts in a row', () => {
  const figure = show('stacked', ...KINDS.stacked);
  expect(lengths(figure)).toEqual([12.5, 37.5, 62.5, 37.5]);
  const [, , row] = within(figure).getAllByRole('row');
  expect(cells(row as HTMLElement)).toEqual(['$8', 'A $2 + $3', 'B $3']);
  const tones = (drawing: string) =>
    Array.from(row?.querySelectorAll(`${drawing} > *`) ?? [], (part) => part.getAttribute('class'));
  expect(tones('.swatch')).toEqual(tones('.segments'));
  expect(new Set(tones('.swatch')).size).toBe(2);
});

it('draws a line above and below nothing', () => {
  const figure = show('line', ...KINDS.line);
  const [first, second] = figure.querySelectorAll('circle');
  expect([first?.getAttribute('cx'), second?.getAttribute('cx')]).toEqual(['0%', '100%']);
  const zero = figure.querySelector('line')?.getAttribute('y1') ?? '';
  expect(parseFloat(first?.getAttribute('cy') ?? '')).toBeGreaterThan(parseFloat(zero));
  expect(parseFloat(second?.getAttribute('cy') ?? '')).toBeLessThan(parseFloat(zero));
  expect(figure.querySelectorAll('[data-draw][pathLength="1"]')).toHaveLength(1);
});

it('lays the words of a line side by side, all within the drawing', () => {
  const figure = show(
    'line',
    'year 0 | 1',
    'year 1 | 2',
    'year 2 | 5 | far',
    'year 3 | 3',
    'year 4 | 4',
  );
  const labels = Array.from(figure.querySelectorAll('svg text'), (text) =>
    text.textContent.startsWith('year')
      ? [text.getAttribute('text-anchor'), text.getAttribute('dx')]
      : [],
  ).filter(({ length }) => length > 0);
  // A quarter of the way along, a quarter of the label lies before its place.
  expect(labels).toEqual([
    ['start', null],
    ['middle', '0.84em'],
    ['middle', '0em'],
    ['middle', '-0.84em'],
    ['end', null],
  ]);
});

it('draws a tick for each unit of time, and the time that led to the marked moment', () => {
  const figure = show('timeline', ...KINDS.timeline);
  expect(figure).toHaveTextContent('Each tick is a day');
  expect(figure.querySelector('svg text')).toHaveTextContent('4 days');
  expect(figure.querySelector('line[stroke-dasharray]')).toHaveAttribute('pathLength', '4');
  expect(lengths(figure)).toEqual([100]);
});

it('leaves out ticks that would run into each other', () => {
  const moment = { label: 'It begins', marked: false };
  const moments = [
    { ...moment, at: 0, when: 'May 1, 2000' },
    { ...moment, at: 746, when: 'August 17, 2014' },
  ];
  const drawn = (length: number) =>
    render(<Timeline unit="weeks" length={length} moments={moments} span="" />).container;
  expect(drawn(746)).not.toHaveTextContent('Each tick is a week');
  expect(drawn(746).querySelector('line[stroke-dasharray]')).toBeNull();
  for (const length of [1, 300]) {
    expect(drawn(length)).toHaveTextContent('Each tick is a week');
    const dashes = drawn(length).querySelector('line')?.getAttribute('stroke-dasharray') ?? '';
    const [tick = 0, gap = 0] = dashes.split(' ').map(Number);
    expect(tick).toBeGreaterThan(0);
    expect(gap).toBeGreaterThanOrEqual(tick);
  }
});
