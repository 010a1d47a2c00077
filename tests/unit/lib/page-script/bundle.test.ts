/** @jest-environment node */
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { JSDOM, type DOMWindow } from 'jsdom';
import { bundlePageScript } from '@/lib/page-script/bundle';
import { SCRIPT_LIST_ID } from '@/lib/page-script/loading';
import { READY_EVENT } from '@/lib/ready-event';
import { folderOf } from '../../../support/folder';

const text = bundlePageScript();

/** A page with the very text in its head, run as a browser runs it. Resolves when the page has loaded. */
async function open(body: string, saved: string): Promise<DOMWindow> {
  const html = `<html class="dark"><head><script>${text}</script></head><body>${body}</body></html>`;
  const { window } = new JSDOM(html, {
    url: 'https://lakeward.example/',
    runScripts: 'dangerously',
    beforeParse: ({ localStorage }) => localStorage.setItem('theme', saved),
  });
  await new Promise((resolve) => window.addEventListener('load', resolve));
  return window;
}
const settled = () => new Promise((resolve) => setTimeout(resolve));

it('can stand inline: nothing in it ends or hides a script, or is a second line', () => {
  expect(text.length).toBeGreaterThan(1_000);
  expect(text).not.toMatch(/<\/script|<!--|\n/i);
});

describe('made again', () => {
  const folder = folderOf();
  const header = join(folder, 'lib/page-script/header.ts');
  beforeAll(() => {
    cpSync('lib', join(folder, 'lib'), { recursive: true });
    writeFileSync(header, readFileSync(header, 'utf8').replace('PX = 20', 'PX = 321'));
  });
  beforeEach(() => jest.spyOn(process, 'cwd').mockReturnValue(folder));

  it('is what it was for every page of one export, and in development follows an edit, whatever the folder', () => {
    expect(bundlePageScript()).toBe(text);
    jest.replaceProperty(process.env, 'NODE_ENV', 'development');
    expect(text).toContain('>20');
    expect(bundlePageScript()).toBe(text.replace('>20', '>321'));
  });
});

it('starts every part', async () => {
  const { document, Event, window } = await open(
    `<img><span data-year></span><button type="button"></button>
     <script type="application/json" id="${SCRIPT_LIST_ID}">["/a.js"]</script>`,
    'light',
  );
  const { classList, dataset } = document.documentElement;
  expect(classList.contains('dark')).toBe(false);
  expect(document.querySelector('[data-year]')?.textContent).toMatch(/^\d{4}$/);
  Object.assign(window, { scrollY: 100 });
  window.dispatchEvent(new Event('scroll'));
  expect('scrolled' in dataset).toBe(true);
  document.querySelector('img')?.dispatchEvent(new Event('error'));
  expect(document.querySelector('img')?.dataset.failed).toBe('');

  const clicked = jest.fn();
  document.body.addEventListener('click', clicked);
  document.querySelector('button')?.click();
  expect(clicked).not.toHaveBeenCalled();
  expect(document.querySelector('head script[src]')?.getAttribute('src')).toBe('/a.js');
  document.dispatchEvent(new Event(READY_EVENT));
  await settled();
  expect(clicked).toHaveBeenCalledTimes(1);
  expect(dataset.scripts).toBe('ready');
  window.close();
});

it('writes nothing that a browser of 2020 cannot read', () => {
  expect(bundlePageScript()).not.toMatch(/\?\?=|\|\|=|&&=/);
});
