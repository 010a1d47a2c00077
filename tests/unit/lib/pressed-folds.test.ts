import { fireEvent } from '@testing-library/react';
import { holdPressedFolds, layOutPressedFolds } from '@/lib/pressed-folds';

let laidOut: string[] = [];
let stop = () => {};

beforeEach(() => {
  laidOut = [];
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (
    this: Element,
  ) {
    laidOut.push(this.id);
    return new DOMRect();
  });
  document.body.innerHTML = `
    <details><summary><span id="folded">Ask</span></summary><p id="answer">Told</p><p>More</p></details>
    <details open><summary id="unfolded">Ask</summary><p id="shown">Told</p></details>
    <details><summary id="empty">Ask</summary></details>
    <p id="words">Words</p>`;
  stop = layOutPressedFolds();
});
afterEach(() => stop());

const press = (id: string) => fireEvent.pointerDown(document.getElementById(id) as HTMLElement);

it('lays out what is folded when its button is pressed, on any part of it', () => {
  press('folded');
  expect(laidOut).toEqual(['answer']);
});

it.each(['unfolded', 'empty', 'words'])('has nothing to lay out for %s', (id) => {
  press(id);
  expect(laidOut).toEqual([]);
});

it('stops', () => {
  stop();
  press('folded');
  expect(laidOut).toEqual([]);
});

describe('a fold of a set', () => {
  /** Where each fold lies. */
  let places: Record<string, number>;
  const scrolled = jest.fn();
  let letGo = () => {};
  const fold = (id: string) => document.getElementById(id) as HTMLDetailsElement;
  /** Presses a fold's button; what closes above it moves it up. jsdom knows no sets. */
  async function open(id: string): Promise<void> {
    fireEvent.click(fold(id).querySelector('summary') as HTMLElement);
    places[id] = 40;
    await Promise.resolve(); // those who watch changes are told
  }
  beforeEach(() => {
    places = { first: 0, second: 200, listed: 300 };
    scrolled.mockClear();
    jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (
      this: Element,
    ) {
      return new DOMRect(0, places[this.id] ?? 0);
    });
    const set = (id: string, more = '') =>
      `<details id="${id}" name="set" ${more}><summary>Ask</summary><p>Told</p></details>`;
    document.body.innerHTML = `${set('first', 'open')}${set('second')}<dialog>${set('listed')}</dialog>`;
    Object.assign(window, { scrollBy: scrolled });
    Object.assign(document.querySelector('dialog') as HTMLElement, {
      scrollBy: (by: object) => scrolled('dialog', by),
    });
    letGo = holdPressedFolds();
  });
  afterEach(() => letGo());

  it('stays where it was pressed, in the window and in a dialog', async () => {
    await open('second');
    expect(scrolled.mock.calls).toEqual([[{ top: -160, behavior: 'instant' }]]);
    scrolled.mockClear();
    await open('listed');
    expect(scrolled.mock.calls).toEqual([['dialog', { top: -260, behavior: 'instant' }]]);
  });

  it('is held once, and not as it closes', async () => {
    await open('second');
    scrolled.mockClear();
    fold('second').open = false;
    await Promise.resolve();
    await open('first');
    expect(scrolled).not.toHaveBeenCalled();
  });

  it('is let go', async () => {
    letGo();
    await open('second');
    expect(scrolled).not.toHaveBeenCalled();
  });
});
