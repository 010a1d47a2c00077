import { partsUnseen, putOff } from '@/lib/put-off';

/** Elements enough to be worth it. */
const WORDS = '<p style="margin: 0">words</p>'.repeat(8);

/** jsdom lays nothing out: an element stands where its attributes say, as wide as the window. */
beforeEach(() => {
  Object.assign(window, { innerWidth: 1_000, innerHeight: 600 });
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (
    this: Element,
  ) {
    const [top, height] = ['data-top', 'data-height'].map((name) =>
      Number(this.getAttribute(name) ?? 0),
    ) as [number, number];
    return { top, height, bottom: top + height, width: 1_000 } as DOMRect;
  });
});

const part = (id: string, top: number, height: number, inside = WORDS, style = '') =>
  `<section id="${id}" data-top="${top}" data-height="${height}" style="${style}">${inside}</section>`;
const show = (...parts: string[]) => (document.body.innerHTML = parts.join(''));
const away = () => [...document.querySelectorAll('[data-unseen]')].map(({ id }) => id);

it('puts off what is above and below the window, with its size, and brings it back', () => {
  show(part('above', -900, 900), part('seen', 0, 600), part('below', 600, 400.5));
  const bringBack = putOff(partsUnseen());
  expect(away()).toEqual(['above', 'below']);
  const { style } = document.getElementById('below') as HTMLElement;
  expect([style.width, style.height]).toEqual(['1000px', '400.5px']);
  bringBack();
  expect(away()).toEqual([]);
  expect([style.width, style.height]).toEqual(['', '']);
});

it('puts off all but what covers the window, when something does', () => {
  show(
    `<header data-top="0" data-height="72">${WORDS}<dialog open>${WORDS}</dialog></header>`,
    part('seen', 72, 528),
    part('below', 600, 400),
  );
  const bringBack = putOff(partsUnseen(document.querySelector('dialog')));
  expect(away()).toEqual(['seen', 'below']);
  bringBack();
  expect(away()).toEqual([]);
});

it('looks into what is seen in part', () => {
  show(part('long', -300, 3_000, part('top', -300, 900) + part('end', 600, 2_100)));
  putOff(partsUnseen());
  expect(away()).toEqual(['end']);
});

it('leaves what is small, what would not keep its place, and what has the focus', () => {
  show(
    part('small', 600, 400, '<p>words</p>'),
    part('fixed', 600, 400, WORDS, 'position: fixed'),
    part('inline', 600, 400, WORDS, 'display: inline-block'),
    part('hidden', 0, 0, WORDS, 'display: none'),
    part('focused', 600, 400, `${WORDS}<button>press</button>`),
    part('below', 600, 400),
  );
  document.querySelector('button')?.focus();
  putOff(partsUnseen());
  expect(away()).toEqual(['below']);
});

it('takes the parts of what a margin of its own would leave', () => {
  const bare = 'padding: 0; border: 0 solid';
  const inner = (margin: string) =>
    `<div id="inner" data-top="600" data-height="400" style="${bare}; margin: ${margin}">${WORDS}</div>`;
  show(part('outer', 600, 400, inner('8px 0 0'), bare));
  const bringBack = putOff(partsUnseen());
  expect(away()).toEqual(['inner']);
  bringBack();
  show(part('outer', 600, 400, inner('0 0 8px'), bare));
  putOff(partsUnseen());
  expect(away()).toEqual(['inner']);
  show(part('outer', 600, 400, inner('8px 0'), `${bare}; padding: 1px`));
  putOff(partsUnseen());
  expect(away()).toEqual(['outer']);
});

it('leaves to another what that has put off already', () => {
  show(part('below', 600, 400));
  const first = putOff(partsUnseen());
  putOff(partsUnseen())();
  expect(away()).toEqual(['below']);
  first();
  expect(away()).toEqual([]);
});
