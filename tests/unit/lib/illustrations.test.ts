/** @jest-environment node */
import { drawingAddress, drawingOf, faultOfMarkup } from '@/lib/illustrations';

it.each([
  ['article-managed-it-vs-internal', 'article/managed-it-vs-internal'],
  ['industry-nonprofit', 'industry/nonprofit'],
  ['service-cloud-aws', 'service-cloud/aws'],
  ['tab-architecture-cad-bim', 'tab-architecture/cad-bim'],
  ['managed-it-desk', 'managed-it-desk'],
  ['home-article-desk', 'home-article-desk'],
])('finds the drawing for the picture %s', (slot, file) => {
  expect(drawingOf(slot)).toBe(file);
});

it('addresses a drawing in its folder’s file, or its own', () => {
  expect(drawingAddress('services/managed-it')).toBe('/illustrations/services.svg#managed-it');
  expect(drawingAddress('managed-it-desk')).toBe('/illustrations/managed-it-desk.svg#art');
});

const group = (shapes: string) => `<g id="art">${shapes}</g>\n`;

it('takes shapes as drawings write them', () => {
  const path = '<path d="M0 0h4" stroke-width="2" pathLength="1"/>';
  const line = '<line x1="0" y1="0" x2="4" y2="4"/><line class=""  x1="0" x2="4"></line>';
  expect(faultOfMarkup(group(`\n${path}<g><circle r="1" />${line}</g >`))).toBeUndefined();
});

it.each([
  ['<path sodipodi:nodetypes="cc" d="M0 0"/>', /as name="value".*found "<path sodipodi:/],
  ['<path d="M0 0">', /every tag to close the one before it \(found "<\/g>"\)/],
  ['<path d="M0 0"/></g>', /every tag to close the one before it/],
  ['<path d="M0 0" d="M1 1"/>', /every attribute once/],
  ['<g></g b="2">', /as name="value"/],
  ["<path d='M0 0'/>", /as name="value"/],
  ['<g>', /a closing tag for every shape \(found none for <g>\)/],
  ['<path d="a<b"/>', /as name="value"/],
  ['<path d="a&b"/>', /as name="value"/],
  ['<!-- a layer -->', /no comment/],
  ['words', /as name="value"/],
  ['\n  words', /found "words"/],
])('refuses %s, for which browsers would show nothing of its file', (shapes, expected) => {
  expect(faultOfMarkup(group(shapes))).toMatch(expected);
});
