import { cloudServices } from '../../content/services/cloud-services';
import { examplePage, pagesWith } from '../support/landing';
import { expect, test } from './test';
import { PHONE } from './visit';

/** In the page: by how many pixels what stands in a plan, its button opened, lies over what follows. */
function overlaps(): Array<[string, number]> {
  return [...document.querySelectorAll('.plan')].flatMap((plan) => {
    for (const details of plan.querySelectorAll('details')) details.open = true;
    const boxes = [...plan.querySelectorAll('h3, summary, a, .plan-for p, .ticks')]
      .map((element) => ({ words: element.textContent, box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.height > 0)
      .sort((one, other) => one.box.top - other.box.top);
    return boxes.flatMap(({ words, box }, index): Array<[string, number]> => {
      const next = boxes[index + 1];
      const over = next && box.left < next.box.right ? box.bottom - next.box.top : 0;
      return over > 1 ? [[words, over]] : [];
    });
  });
}

for (const { path } of pagesWith('plans'))
  test(`${path}: a plan that opens by its button lies over nothing of its own`, async ({
    visit,
  }) => {
    await visit.open(path);
    expect(await visit.engine.evaluate(() => CSS.supports('selector(::details-content)'))).toBe(
      false,
    );
    await visit.sees('.plan summary', 3);
    expect(await visit.engine.evaluate(overlaps)).toEqual([]);
  });

test('what a phone folds a wide window opens once React is there, on the next page too', async ({
  visit,
}) => {
  const { path } = examplePage('plans');
  await visit.openReady(path);
  await visit.sees('.plan .ticks', 3);
  await visit.sees('.fold:not([open])', 0);
  await visit.click(`footer a[href="${cloudServices.path}"]`);
  await visit.at(cloudServices.path);
  await visit.reads('h1', cloudServices.hero.title);
  // What follows the top has come, and has folds.
  await visit.is(() => document.querySelector('main .fold') !== null, true);
  await visit.sees('.fold:not([open])', 0);
  await visit.openReady(path, PHONE);
  await visit.sees('.plan .ticks', 1);
});
