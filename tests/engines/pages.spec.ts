import { routes } from '../../content/routes';
import { sidewaysScroll } from '../support/page';
import { expect, test } from './test';
import { PHONE, WIDE } from './visit';

for (const [index, { path }] of routes.entries()) {
  test(`${path} loads without a fault wide or on a phone, and scrolls no way but down on both`, async ({
    visit,
    engineName,
  }) => {
    // Every other page is loaded on a phone that is then turned into a wide window: in the other engine the
    // other ones.
    const wideFirst = (index % 2 === 0) === (engineName === 'Firefox');
    const [first, second] = wideFirst ? [WIDE, PHONE] : [PHONE, WIDE];
    await visit.openReady(path, first);
    await visit.sees('h1');
    expect(await visit.engine.evaluate(sidewaysScroll)).toEqual({ wide: 0, moved: 0 });
    await visit.resize(second);
    expect(await visit.engine.evaluate(sidewaysScroll)).toEqual({ wide: 0, moved: 0 });
  });
}
