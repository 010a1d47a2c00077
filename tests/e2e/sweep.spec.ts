import { routes } from '../../content/routes';
import { holdScripts } from '../support/page';
import {
  comesAlive,
  focusStops,
  numberControls,
  outOfOrder,
  prepareSweep,
  pressLinks,
  pressOthers,
} from '../support/sweep';
import { expect, visit as test } from '../support/test';
import { WINDOWS } from '../support/view';

const NOWHERE = '/nothing-here';

/**
 * Presses every control of a page once, and goes to every one of them by keyboard. Links to other pages
 * are pressed before any script is asked for, where each is a navigation that can be held at its beginning;
 * that soft navigation arrives is for tests of a few (shell.spec.ts).
 */
for (const path of [...routes.map((route) => route.path), NOWHERE]) {
  for (const viewport of WINDOWS) {
    test.describe(`${viewport.width} x ${viewport.height}`, () => {
      test.use({ viewport });

      test(`every touch answers, and the keyboard reaches everything: ${path}`, async ({
        page,
      }) => {
        // Page Not Found asks for its scripts at once, and is not loaded before they have come.
        const release = path === NOWHERE ? await holdScripts(page) : undefined;
        await page.goto(path, { waitUntil: 'domcontentloaded' });
        await prepareSweep(page);
        const links = (await numberControls(page)).filter(({ kind }) =>
          ['elsewhere', 'new window'].includes(kind),
        );
        expect(links.length).toBeGreaterThan(10);
        expect.soft(await pressLinks(page, links), 'links that do not lead there').toEqual([]);
        await release?.();
        await comesAlive(page);

        const controls = await numberControls(page);
        const name = (number: number) => controls[number]?.name ?? 'something that was not there';
        const stops = await focusStops(page, controls.length);
        const faulty = stops.filter(({ fault }) => fault !== '');
        expect
          .soft(
            faulty.map(({ number, fault }) => `${name(number)}: ${fault}`),
            'focus that is not seen',
          )
          .toEqual([]);
        const reached = new Set(stops.map(({ number }) => number));
        const missed = controls.filter(({ number }) => !reached.has(number));
        expect
          .soft(
            missed.map((control) => control.name),
            'out of the keyboard’s reach',
          )
          .toEqual([]);
        expect
          .soft(
            outOfOrder(stops).map((pair) => pair.map(name)),
            'reached before what stands above',
          )
          .toEqual([]);

        const others = (await numberControls(page)).filter(({ kind }) =>
          ['press', 'here'].includes(kind),
        );
        expect(others.length).toBeGreaterThan(0);
        expect.soft(await pressOthers(page, others), 'presses without an answer').toEqual([]);
      });
    });
  }
}
