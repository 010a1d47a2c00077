import { parse } from 'node-html-parser';
import { readFileSync, readdirSync } from 'node:fs';
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
const [a, b] = process.argv.slice(2);
const pages = (f) =>
  readdirSync(f, { recursive: true })
    .map(String)
    .filter((x) => x.endsWith('.html') && !x.endsWith('/index.html'))
    .sort();
const facts = (file) => {
  const root = parse(readFileSync(file, 'utf8'));
  const ld = root
    .querySelectorAll('script[type="application/ld+json"]')
    .map((s) => JSON.stringify(JSON.parse(s.textContent), null, 1));
  const head = [
    'TITLE ' + root.querySelector('title')?.textContent,
    ...root
      .querySelectorAll('meta[name],meta[property],link[rel=canonical],link[rel=alternate]')
      .map((m) => m.toString())
      .filter((x) => !/theme-color/.test(x))
      .sort(),
  ];
  root.querySelectorAll('script,style').forEach((s) => s.remove());
  const lines = [];
  const walk = (n) => {
    let buf = '';
    const flush = () => {
      const t = buf.replace(/\s+/g, ' ').trim();
      if (t) lines.push(t);
      buf = '';
    };
    for (const c of n.childNodes) {
      if (c.nodeType === 8) continue;
      if (c.nodeType === 3) {
        buf += c.textContent;
      } else {
        flush();
        for (const k of ['href', 'alt', 'aria-label', 'placeholder', 'aria-valuetext', 'action']) {
          const v = c.getAttribute?.(k);
          if (v) lines.push(`@${k}=${v}`);
        }
        walk(c);
      }
    }
    flush();
  };
  walk(root.querySelector('body'));
  if (process.argv[4]) lines.sort();
  return ['== HEAD', ...head, '== LD', ...ld, '== BODY', ...lines].join('\n') + '\n';
};
const A = pages(a),
  B = pages(b);
console.log(
  'pages',
  A.length,
  B.length,
  'only A',
  A.filter((x) => !B.includes(x)),
  'only B',
  B.filter((x) => !A.includes(x)),
);
for (const p of A) {
  if (!B.includes(p)) continue;
  writeFileSync('/tmp/fa', facts(`${a}/${p}`));
  writeFileSync('/tmp/fb', facts(`${b}/${p}`));
  try {
    execFileSync('diff', ['-U0', '/tmp/fa', '/tmp/fb']);
  } catch (e) {
    console.log('### ' + p + '\n' + e.stdout.toString().split('\n').slice(2).join('\n'));
  }
}
