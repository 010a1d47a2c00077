import type { Server } from 'node:http';
import { withScript } from './added-script';
import type { Point } from './bare-browser';
import { standBetween, type Connection } from './between';
import { TOLD } from './faulty-site';

/** What a page tells of itself on the way from one page to the next. */
export interface Told {
  /** Where it stands. */
  path: string;
  name:
    | 'open' // it has loaded, and the link stands in the middle of the window
    | 'prepared' // its HTML is there before anybody sees it
    | 'changed' // its theme
    | 'shown'; // it is there after a click
  /** Where on the screen the link and the theme's button are. */
  link: Point | null;
  toggle: Point | null;
  dark: boolean;
  top: number;
  /** Scripts that were asked for before the page was shown. */
  scripts: number;
  /** Whether the browser had it ready before it was shown. */
  ready: boolean;
  /** Milliseconds from the click to the painted heading. */
  took: number;
}

/** Runs in the page before all else, and in one that nobody sees yet. */
const probe = (to: string, preparesNone: boolean) => `(() => {
  ${preparesNone ? "Reflect.deleteProperty(HTMLScriptElement, 'supports');" : ''}
  const now = () => performance.timeOrigin + performance.now();
  const placeOf = (selector) => {
    const [box] = document.querySelector(selector)?.getClientRects() ?? [];
    const [side, above] = [(outerWidth - innerWidth) / 2, outerHeight - innerHeight];
    return box ? {
      x: Math.round(screenX + side + box.x + box.width / 2),
      y: Math.round(screenY + above + box.y + box.height / 2),
    } : null;
  };
  const link = 'main a[href="${to}"]';
  const tell = (name, shown = 0, took = 0) => {
    const request = new XMLHttpRequest();
    request.open('POST', ${JSON.stringify(TOLD)});
    request.send(JSON.stringify({
      name, took,
      path: location.pathname,
      link: placeOf(link),
      toggle: placeOf('.site-header [data-theme-toggle]'),
      dark: document.documentElement.classList.contains('dark'),
      top: scrollY,
      scripts: performance.getEntriesByType('resource')
        .filter((entry) => entry.name.endsWith('.js') && entry.startTime < shown).length,
      ready: document.prerendering || shown > 0 &&
        performance.getEntriesByType('navigation')[0].activationStart > 0,
    }));
  };
  const frames = (count, then) => requestAnimationFrame(() => (count > 1 ? frames(count - 1, then) : then()));
  const tellShown = (shown, seen) => tell('shown', shown, seen - localStorage.clicked);
  const arrive = () => {
    const [{ activationStart }] = performance.getEntriesByType('navigation');
    // What was drawn before it is shown is on the screen in the second frame after that. From the moment that
    // it is shown it may fetch what it likes: a slow one does, before these frames.
    if (activationStart > 0) return frames(2, () => tellShown(activationStart, now()));
    // A busy browser says only later when it has painted.
    new PerformanceObserver((list, observer) => {
      for (const { startTime } of list.getEntriesByName('first-contentful-paint')) {
        observer.disconnect();
        tellShown(startTime, performance.timeOrigin + startTime);
      }
    }).observe({ type: 'paint', buffered: true });
  };
  addEventListener('DOMContentLoaded', () => document.prerendering && tell('prepared'));
  const onLoad = () => {
    if (document.prerendering) return;
    if (location.pathname === ${JSON.stringify(to)}) return arrive();
    document.querySelector(link)?.scrollIntoView({ block: 'center', behavior: 'instant' });
    frames(2, () => tell('open'));
  };
  addEventListener('load', onLoad);
  document.addEventListener('prerenderingchange', arrive);
  addEventListener('DOMContentLoaded', () =>
    new MutationObserver(() => tell('changed'))
      .observe(document.documentElement, { attributeFilter: ['class'] }));
  addEventListener('click', () => {
    localStorage.clicked = now();
    const headingOf = () => document.querySelector('h1')?.textContent;
    const heading = headingOf();
    // Not asked at every frame: React's work would wait for each of them to be drawn.
    const changes = new MutationObserver(() => {
      if (headingOf() === heading) return;
      changes.disconnect();
      frames(2, () => tellShown(performance.now(), now()));
    });
    changes.observe(document, { childList: true, characterData: true, subtree: true });
  }, true);
})();`;

/**
 * A site between a browser that no test looks into and the site: its pages tell what a step from one to
 * the page `to` comes to. With `preparesNone` the browser is as one that knows no speculation rules: what
 * it prepared, unused, would take its share of the connection and of the processor.
 */
export function tellSteps(
  port: number,
  site: number,
  { to, preparesNone = false }: { to: string; preparesNone?: boolean },
  connection?: Connection,
) {
  const told: Told[] = [];
  const script = probe(to, preparesNone);
  const server: Server = standBetween(
    port,
    site,
    {
      page: (html) => withScript(html, script),
      heard: (words) => told.push(JSON.parse(words) as Told),
    },
    connection,
    preparesNone ? 'speculation-rules' : '',
  );
  return {
    /** What was told last under this name at this path. */
    heard: (name: Told['name'], path: string) =>
      told.findLast((one) => one.name === name && one.path === path),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
