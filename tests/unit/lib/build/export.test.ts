/** @jest-environment node */
import { filesOf, htmlOf, pagesOf, scriptFilesOf, scriptsOf } from '@/lib/build/export';
import { folderOf } from '../../../support/folder';

const out = folderOf({
  'index.html': '',
  'contact.html': '',
  'contact/index.html': '',
  'services/cloud.html': '',
  '404.html': '',
  '404/index.html': '',
  '_not-found.html': '',
  'resources/404.html': '',
  'resources/error-404.html': '',
  'robots.txt': '',
});

it('lists every file with forward slashes, sorted', () => {
  const files = filesOf(out);
  expect(files).toHaveLength(10);
  expect(files).toContain('services/cloud.html');
  expect(files).toEqual([...files].sort());
});

it('takes for a page what Next wrote as one: no error page, no folder index', () => {
  expect(pagesOf(out)).toEqual([
    'contact.html',
    'index.html',
    'resources/error-404.html',
    'services/cloud.html',
  ]);
});

it('finds all HTML, error pages and folder indexes too', () => {
  expect(htmlOf(out)).toHaveLength(9);
});

it('takes nothing for ours that lies in public/', () => {
  const before = process.cwd();
  process.chdir(folderOf({ 'public/google123.html': 'google-site-verification' }));
  try {
    const files = folderOf({ 'index.html': '', 'google123.html': 'google-site-verification' });
    expect(htmlOf(files)).toEqual(['index.html']);
    expect(pagesOf(files)).toEqual(['index.html']);
  } finally {
    process.chdir(before);
  }
});

it('knows which scripts run, and which are data', () => {
  const html = [
    '<script src="/a.js" async=""></script>',
    '<script>run()</script>',
    '<script type="module">run()</script>',
    '<script type="application/ld+json">{}</script>',
    '<script src="/old.js" noModule=""></script>',
  ].join('');
  expect(
    scriptsOf(html).map(({ src, executable, noModule, text }) => [src, executable, noModule, text]),
  ).toEqual([
    ['/a.js', true, false, ''],
    [undefined, true, false, 'run()'],
    [undefined, true, false, 'run()'],
    [undefined, false, false, '{}'],
    ['/old.js', true, true, ''],
  ]);
});

it('names the scripts of modern browsers in an order of their own, each once', () => {
  const html = ['b.js', 'a.js', 'b.js', 'old.js" noModule="']
    .map((src) => `<script src="/${src}"></script>`)
    .join('<script>run()</script>');
  expect(scriptFilesOf(html)).toEqual(['/a.js', '/b.js']);
});
