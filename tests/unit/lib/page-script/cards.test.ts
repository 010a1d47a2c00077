import { cards } from '@/lib/page-script/cards';
import { removeListenersAfterEach } from '../../../support/listeners';

const find = (selector: string) => document.querySelector<HTMLElement>(selector);
const followed = jest.fn((event: Event) => event.preventDefault());
const opened = jest.fn();
const press = (selector: string, type = 'click', settings: MouseEventInit = {}) =>
  find(selector)?.dispatchEvent(new MouseEvent(type, { bubbles: true, ...settings }));

removeListenersAfterEach();
beforeEach(() => {
  jest.clearAllMocks();
  jest.spyOn(window, 'open').mockImplementation(opened);
  document.body.innerHTML = `
    <div data-card=""><h2>Title</h2><p>Words</p><button type="button"></button><a href="/there">More</a></div>
    <p id="beside">Beside</p>`;
  find('a')?.addEventListener('click', followed);
  cards();
});
afterEach(() => getSelection()?.removeAllRanges());

it.each(['h2', 'p'])('follows the card’s link from its words: %s', (selector) => {
  press(selector);
  expect(followed).toHaveBeenCalledTimes(1);
  expect(opened).not.toHaveBeenCalled();
});

it.each([
  ['auxclick', { button: 1 }],
  ['click', { ctrlKey: true }],
  ['click', { metaKey: true }],
  ['click', { shiftKey: true }],
])('opens it beside the page: %s %o', (type, settings) => {
  press('p', type, settings);
  expect(opened.mock.calls).toEqual([[`${location.origin}/there`]]);
  expect(followed).not.toHaveBeenCalled();
});

it('leaves the right button, other controls, the link itself and the rest of the page alone', () => {
  press('p', 'auxclick', { button: 2 });
  press('button');
  press('#beside');
  press('a');
  expect(followed).toHaveBeenCalledTimes(1);
  expect(opened).not.toHaveBeenCalled();
});

it('lets words be selected', () => {
  getSelection()?.selectAllChildren(find('p') as HTMLElement);
  press('p');
  expect(followed).not.toHaveBeenCalled();
});
