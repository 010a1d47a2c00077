/** @jest-environment node */
import { linkKind } from '@/lib/markdown/links';

it.each([
  ['/', 'page'],
  ['/contact', 'page'],
  ['/services/managed-it', 'page'],
  ['https://example.com', 'web'],
  ['HTTPS://Example.com', 'web'],
  ['https://example.com/a?b=c#d', 'web'],
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
  '/Contact',
  '/a b',
  'http://example.com',
  'https://localhost',
  'https://',
  'https://a.example@evil.example',
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
