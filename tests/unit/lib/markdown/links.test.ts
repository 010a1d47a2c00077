/** @jest-environment node */
import { addressOf, expectedAddress, linkKind } from '@/lib/markdown/links';

it.each([
  ['/', 'page'],
  ['/contact', 'page'],
  ['/services/managed-it', 'page'],
  ['/guides/it-budget.pdf', 'guide'],
  ['https://example.com', 'web'],
  ['HTTPS://Example.com', 'web'],
  ['https://example.com/a?b=c#d', 'web'],
  ['https://www.youtube.com/@lakeward', 'web'],
  ['https://www.linkedin.com/in/a_b-c/?to=a@b.example', 'web'],
  ['mailto:hello@lakeward.example', 'mail'],
  ['tel:+14165550142', 'phone'],
])('%s leads to a %s', (href, kind) => expect(linkKind(href)).toBe(kind));

it.each([
  '',
  'contact',
  './contact',
  '#part',
  '//example.com',
  '/contact/',
  '/contact?plan=a',
  '/contact#form',
  '/guides/it-budget.pdf#page=2',
  '/guides/../it-budget.pdf',
  '/report.pdf',
  '/Contact',
  '/a b',
  'http://example.com',
  'https://localhost',
  'https://www.example.2024/report',
  'https://',
  'https://a.example@evil.example',
  'https://user:pass@evil.example/a',
  'https://@evil.example',
  'https://montréal.example/a',
  'https://fr.wikipedia.org/wiki/Montréal',
  'https://example.com/a b',
  'javascript:alert(1)',
  'data:text/html,x',
  'ftp://example.com',
  'https://example.com/\u202egpj.exe',
  'https://example.com/"x',
  'https://example.com\\@evil.example',
  'https://example.com/\b',
  'mailto:a\b@b.example',
  'mailto:',
  'mailto:a@b.example?body=x',
  'tel:',
  'tel:call me',
])('refuses %j', (href) => expect(linkKind(href)).toBeUndefined());

it.each([
  ['https://fr.wikipedia.org/wiki/Montréal', 'https://fr.wikipedia.org/wiki/Montr%C3%A9al'],
  ['https://example.com/?a=é#東京', 'https://example.com/?a=%C3%A9#%E6%9D%B1%E4%BA%AC'],
  ['https://example.com/%C3%A9/100%', 'https://example.com/%C3%A9/100%'],
  ['https://montréal.example/a', 'https://montréal.example/a'],
  ['https://example.com/\u202e\u3164', 'https://example.com/\u202e\u3164'],
  ['https://example.com/“x”', 'https://example.com/“x”'],
  ['/montréal', '/montréal'],
  ['mailto:é@b.example', 'mailto:é@b.example'],
])('publishes %j as %j', (href, published) => expect(addressOf(href)).toBe(published));

it.each([
  ['https://example.com/a–b', 'an https address without "–" behind its host'],
  ['https://example.com/é“x”', 'an https address without "“" behind its host'],
  ['https://example.com/a b', 'an https address without " " behind its host'],
  ['https://example.com/\u202egpj.exe', 'an https address without "<U+202E>" behind its host'],
  ['https://user:pass@evil.example', 'an https address without ":" in its host'],
  ['https://user@evil.example/a', 'an https address without "@" in its host'],
  ['https://montréal.example', 'an https address without "é" in its host'],
  ['https://localhost/a', 'a path of this site such as /contact, or https://, mailto: or tel:'],
  ['contact', 'a path of this site such as /contact, or https://, mailto: or tel:'],
  ['//example.com', 'a path of this site such as /contact, or https://, mailto: or tel:'],
  ...['/contact/', '/contact?plan=a', '/Contact', '/a#b', '/guides/a.pdf#page=2'].map((href) => [
    href,
    'the path of a page or guide alone, such as /contact: in lower case, without ?, # or / at its end',
  ]),
  [
    'mailto:a@b.example?subject=Hi',
    'mailto: and one address alone, such as mailto:name@example.com',
  ],
  ['tel:416.555.0142', 'tel: and digits with hyphens between, such as tel:+1-416-555-0142'],
])('says what %j should have been', (href, expected) =>
  expect(expectedAddress(href)).toBe(expected),
);
