import { fireEvent } from '@testing-library/react';
import { layOutPressedFolds } from '@/lib/pressed-folds';

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
