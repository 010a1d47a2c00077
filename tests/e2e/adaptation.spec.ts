import { articles } from '../../content/articles';
import { itConsulting } from '../../content/services/it-consulting';
import { articlePath } from '../../lib/articles/facts';
import type { Theme } from '../../lib/theme';
import { sendButton } from '../support/contact';
import { examplePage, pageWithEverything } from '../support/landing';
import { boxOf, hydrated, systemColors } from '../support/page';
import { expect, visit as test, type Page } from '../support/test';

/** The colours that a visitor has forced. */
const forced = (page: Page) =>
  systemColors(page, ['Canvas', 'CanvasText', 'GrayText', 'Highlight']);

/** What the drawings of each kind are made of, and by which of its colours each part is seen. */
const DRAWN = {
  estimator: [
    // What has no class is tinted with the colour of what it marks.
    ['.estimator svg :is(rect[class], text)', 'fill'],
    ['.estimator svg line', 'stroke'],
  ],
  levels: [
    ['main svg :is(.fill-line, .fill-muted)', 'fill'],
    ['main svg .stroke-line', 'stroke'],
  ],
  figure: [
    ['.article-figure svg :is(rect, circle, line)', 'stroke'],
    ['.article-figure svg :is(text, tspan)', 'fill'],
  ],
} as const;

/** Forced colours leave a drawing its own, unless it is given those of the visitor. */
async function expectForcedDrawings(page: Page, kind: keyof typeof DRAWN): Promise<void> {
  const known = [...(await forced(page)), 'none'];
  for (const [parts, property] of DRAWN[kind]) {
    const drawn = await page
      .locator(parts)
      .evaluateAll(
        (all, name) => all.map((part) => getComputedStyle(part).getPropertyValue(name)),
        property,
      );
    expect(drawn.length, parts).toBeGreaterThan(0);
    expect(
      [...new Set(drawn)].filter((colour) => !known.includes(colour)),
      parts,
    ).toEqual([]);
  }
}

const [everything, industry] = [
  pageWithEverything().path,
  examplePage('tabs', 'estimator', 'plans').path,
];

test.describe('forced colours', () => {
  // Its places are dots with words beside them.
  const figured = articles.find(({ blocks }) =>
    blocks.some((block) => block.kind === 'figure' && block.chart.kind === 'line'),
  );
  if (!figured) throw new Error('no article with a figure that is a line');

  for (const [path, hasChoices, drawings] of [
    [everything, true, 'estimator'],
    [industry, true, 'estimator'],
    ['/resources', true, undefined],
    ['/contact', false, undefined],
    [articlePath(figured.id), false, 'figure'],
  ] as const) {
    const claims = [
      'controls keep their edges',
      ...(hasChoices ? ['and their state'] : []),
      ...(drawings ? ['drawings take the visitor’s colours'] : []),
    ];
    test(`${path}: ${claims.join(', ')}`, async ({ page }) => {
      await page.emulateMedia({ forcedColors: 'active' });
      await page.goto(path);
      await hydrated(page);
      const controls = page
        .locator(
          'main button, main input:not([type=range]):not([type=radio]):not([name=_gotcha]), main select, main textarea',
        )
        .filter({ visible: true })
        .and(page.locator(':not([role=tab], [aria-pressed])'));
      expect(await controls.count()).toBeGreaterThan(0);
      const edgeless = await controls.evaluateAll((all) =>
        all
          .filter((control) => getComputedStyle(control).borderStyle === 'none')
          .map((control) => control.outerHTML.slice(0, 80)),
      );
      expect(edgeless).toEqual([]);
      // The lines of a ruled grid are a background elsewhere.
      const cells = page.locator('.ruled > *, .partners > li');
      if (drawings === 'estimator') expect(await cells.count()).toBeGreaterThan(0);
      const lineless = await cells.evaluateAll((all) =>
        all
          .filter((cell) => getComputedStyle(cell).outlineStyle === 'none')
          .map((cell) => cell.outerHTML.slice(0, 80)),
      );
      expect(lineless).toEqual([]);
      for (const chosen of [
        '[role=tab][aria-selected=true]',
        '[aria-pressed=true]',
        'fieldset input:checked',
      ]) {
        const control = page.locator(`main ${chosen}`).first();
        if ((await control.count()) === 0) continue;
        const outlines = () =>
          control.evaluate((element) =>
            [...new Set([element, element.closest('label') ?? element])].map(
              (one) => getComputedStyle(one).outline,
            ),
          );
        const before = await outlines();
        await page.keyboard.press('Tab'); // the focus is shown to the keyboard
        await control.focus();
        const rings = (await outlines()).filter((outline, index) => outline !== before[index]);
        expect(rings, chosen).toHaveLength(1);
      }
      const states = await page
        .locator('[aria-selected="true"], label:has(input:checked), [aria-pressed="true"]')
        .all();
      expect(states.length > 0).toBe(hasChoices);
      for (const state of states) {
        const outline = await state.evaluate((element) => {
          const style = getComputedStyle(element);
          return [style.borderStyle, style.outlineStyle, style.textDecorationLine].join(' ');
        });
        expect(outline).toMatch(/solid|underline/);
      }
      if (drawings) await expectForcedDrawings(page, drawings);
      const [, text = ''] = await forced(page);
      for (const track of await page.locator('.range progress').all())
        await expect(track).toHaveCSS('outline', `${text} solid 1px`);
      // The colour of its handle's ring: the handle itself no script is told of.
      for (const slider of await page.locator('.range input').all())
        await expect(slider).toHaveCSS('--link', 'CanvasText');
      // The arrow of ours has a colour of its own.
      for (const select of await page.locator('main select').all()) {
        await expect(select).toHaveCSS('background-image', 'none');
        await expect(select).toHaveCSS('appearance', 'auto');
      }
    });
  }

  test('no mark of a style vanishes: each has a border, or a colour of the visitor', async ({
    page,
  }) => {
    /** What is drawn before and after words, and seen on the page's ground. */
    const marks = () =>
      page.evaluate(() => {
        const grounds = [getComputedStyle(document.body).backgroundColor, 'rgba(0, 0, 0, 0)'];
        return [...document.querySelectorAll('main *')].flatMap((element, index) =>
          ['::before', '::after', undefined].flatMap((pseudo) => {
            if (!pseudo && element.childNodes.length > 0) return [];
            const style = getComputedStyle(element, pseudo);
            const isMark = pseudo ? style.content === '""' : element.matches('span[aria-hidden]');
            if (!isMark || style.display === 'none' || !element.checkVisibility()) return [];
            const hasBorder = /[1-9]/.test(style.borderWidth);
            const isFilled =
              style.backgroundImage !== 'none' || !grounds.includes(style.backgroundColor);
            const { tagName, className } = element;
            return hasBorder || isFilled
              ? [`${index} ${tagName} ${String(className)} ${pseudo ?? ''}`]
              : [];
          }),
        );
      });
    for (const path of ['/', everything, industry]) {
      await page.emulateMedia({ forcedColors: 'none' });
      await page.goto(path);
      const drawn = await marks();
      expect(drawn.length, path).toBeGreaterThan(0);
      await page.emulateMedia({ forcedColors: 'active' });
      const seen = await marks();
      expect(
        drawn.filter((mark) => !seen.includes(mark)),
        path,
      ).toEqual([]);
    }
  });

  test('the signs of what unfolds keep their strokes', async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    for (const path of ['/', everything, industry]) {
      await page.goto(path);
      const signs = await page.locator('main .plus').evaluateAll((all) =>
        all.map((sign) => {
          const { borderTopStyle, borderTopWidth } = getComputedStyle(sign, '::before');
          return `${borderTopStyle} ${borderTopWidth}`;
        }),
      );
      expect(signs.length, path).toBeGreaterThan(0);
      // A border forced colours leave, a background they take.
      expect(
        signs.filter((sign) => sign !== 'solid 2px'),
        path,
      ).toEqual([]);
    }
  });
});

test('in forced colours a level is still read off its bars, and a score off its drawings', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto(itConsulting.path);
  const bars = await page.locator('.levels > li').evaluateAll((levels) =>
    levels.map((level) => {
      const ground = getComputedStyle(level).backgroundColor;
      const all = [...level.querySelectorAll('span[aria-hidden] > span')];
      return all.filter((bar) => getComputedStyle(bar).backgroundColor !== ground).length;
    }),
  );
  expect(bars).toEqual([1, 2, 3, 4, 5]);
  await expectForcedDrawings(page, 'estimator');
  await expectForcedDrawings(page, 'levels');
});

test.describe('print', () => {
  test('is black on white, without the bar and the buttons, with the addresses of links', async ({
    page,
  }) => {
    await page.goto(everything);
    await hydrated(page);
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    await expect(page.locator('h1')).toHaveCSS('color', 'rgb(0, 0, 0)');
    await expect(page.locator('.site-header')).toBeHidden();
    const buttons = await page.locator('main button').all();
    expect(buttons.length).toBeGreaterThan(0);
    for (const button of buttons) await expect(button).toBeHidden();
    // On paper nothing slides, and no link has an arrow: its address stands behind it.
    for (const kind of ['.range ~ div', 'main a > svg']) {
      const parts = page.locator(kind);
      expect(await parts.count(), kind).toBeGreaterThan(0);
      await expect(parts.filter({ visible: true }), kind).toHaveCount(0);
    }
    const address = await page
      .locator('main a[href="/resources"]')
      .first()
      .evaluate((link) => getComputedStyle(link, '::after').content);
    expect(address).toContain('/resources');
    // What a link to the form asks for is for the form alone: on paper its page is enough.
    const links = page.locator('main a[href^="/"]:visible');
    const told = await links.evaluateAll((all) =>
      all.map((link) => [
        link.getAttribute('href')?.replace(/\?.*/, ''),
        /^" \((.+)\)"$/.exec(getComputedStyle(link, '::after').content)?.[1],
      ]),
    );
    expect(told.filter(([path]) => path === '/contact').length).toBeGreaterThan(2);
    expect(told.filter(([path, written]) => path !== written)).toEqual([]);
  });

  test('keeps no room for the bar, which is not there', async ({ page }) => {
    const [article] = articles;
    if (!article) throw new Error('no article');
    const paths = ['/', everything, '/resources', '/contact', '/about', '/404'];
    for (const path of [...paths, articlePath(article.id)]) {
      await page.emulateMedia({ media: 'screen' });
      await page.goto(path);
      const heading = page.locator('h1').filter({ visible: true });
      const bar = await boxOf(page.locator('.site-header'));
      const title = await boxOf(heading);
      await page.emulateMedia({ media: 'print' });
      const printed = await boxOf(heading);
      expect(printed.y, path).toBeLessThanOrEqual(title.y - bar.height + 1);
    }
  });

  test('has no sign of what unfolds', async ({ page }) => {
    for (const path of [everything, industry]) {
      await page.emulateMedia({ media: 'screen' });
      await page.goto(path);
      const signs = page.locator('main summary :is(.plus, svg:last-child:not(:first-child))');
      const seen = signs.filter({ visible: true });
      await expect(seen, path).not.toHaveCount(0);
      await page.emulateMedia({ media: 'print' });
      await expect(seen, path).toHaveCount(0);
    }
  });

  test('is the same whichever theme the screen has', async ({ page }) => {
    const seen = ['color', 'fill', 'stroke', 'backgroundColor', 'borderColor', 'filter'] as const;
    const colours = () =>
      page.evaluate(
        (names) =>
          [...document.querySelectorAll('body *')].map((element) => {
            const style = getComputedStyle(element);
            return [element.tagName, ...names.map((name) => style[name])].join(' ');
          }),
        seen,
      );
    const printedIn = async (theme: Theme) => {
      await page.emulateMedia({ media: 'print' });
      await page.evaluate(
        (name) => document.documentElement.classList.toggle('dark', name === 'dark'),
        theme,
      );
      return colours();
    };
    await page.goto('/');
    await hydrated(page);
    expect(await printedIn('dark')).toEqual(await printedIn('light'));
    await page.emulateMedia({ media: null });
    // With all that may be wrong with it.
    await page.goto('/contact');
    await hydrated(page);
    await sendButton(page).click();
    await expect(page.locator('#firstName-error')).toBeVisible();
    // The page has gone to the first fault: that a mouse which rests is over the button no more, it learns later.
    await page.mouse.move(0, 0);
    expect(await printedIn('dark')).toEqual(await printedIn('light'));
  });

  test('ends an article with who wrote it', async ({ page }) => {
    const [article] = articles;
    if (!article) throw new Error('no article');
    await page.goto(articlePath(article.id));
    const after = page.locator('main > article ~ *');
    expect(await after.count()).toBeGreaterThan(1);
    await page.emulateMedia({ media: 'print' });
    for (const part of await after.all()) await expect(part).toBeHidden();
    await expect(page.locator('article').getByText(article.author).last()).toBeVisible();
  });

  test('writes the address of a card behind its link, not over its picture', async ({ page }) => {
    await page.goto('/resources');
    await page.emulateMedia({ media: 'print' });
    const addresses = await page.locator('main [data-card] a').evaluateAll((links) =>
      links.map((link) => {
        const { content, position } = getComputedStyle(link, '::after');
        return `${position} ${content.includes(link.getAttribute('href') ?? '?')}`;
      }),
    );
    expect(addresses.length).toBeGreaterThan(1);
    expect(new Set(addresses)).toEqual(new Set(['static true']));
  });
});
