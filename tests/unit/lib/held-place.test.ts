import { holdPlace } from '@/lib/held-place';

const scrollBy = jest.fn();
/** Where each element lies; what has no place is not drawn. */
let places: Record<string, number | undefined>;
const element = (id: string) => document.getElementById(id) as HTMLElement;

beforeEach(() => {
  scrollBy.mockClear();
  Object.assign(window, { scrollBy });
  document.body.innerHTML = '<p id="touched"></p><p id="read"></p>';
  document.elementFromPoint = () => element('read');
  const rectOf = (of: Element) => new DOMRect(0, places[of.id] ?? 0, 10, 10);
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (
    this: Element,
  ) {
    return rectOf(this);
  });
  jest.spyOn(Element.prototype, 'getClientRects').mockImplementation(function (this: Element) {
    return (places[this.id] === undefined ? [] : [rectOf(this)]) as unknown as DOMRectList;
  });
});
afterAll(() => void Reflect.deleteProperty(document, 'elementFromPoint'));

it.each([
  ['what was touched, where it is seen', { touched: 100 }, { touched: 60, read: 500 }, -40],
  ['nothing that stays where it is', { touched: 100 }, { touched: 100, read: 500 }, undefined],
  ['what is read, above it', { touched: 2_000, read: 300 }, { touched: 900, read: 310 }, 10],
  ['what is read, below it', { touched: -900, read: 300 }, { touched: -900, read: 280 }, -20],
  ['nothing where what was read is gone', { touched: -900, read: 300 }, { touched: -9 }, undefined],
])('holds %s', (_, before, after, scrolled) => {
  places = before;
  const putBack = holdPlace(element('touched'));
  places = after;
  putBack();
  expect(scrollBy.mock.calls).toEqual(
    scrolled === undefined ? [] : [[{ top: scrolled, behavior: 'instant' }]],
  );
});
