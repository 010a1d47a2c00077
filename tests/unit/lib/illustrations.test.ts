/** @jest-environment node */
import { drawingAddress, drawingOf } from '@/lib/illustrations';

it.each([
  ['article-managed-it-vs-internal', 'article/managed-it-vs-internal'],
  ['industry-nonprofit', 'industry/nonprofit'],
  ['service-cloud-aws', 'service-cloud/aws'],
  ['tab-architecture-cad-bim', 'tab-architecture/cad-bim'],
  ['managed-it-desk', 'managed-it-desk'],
])('finds the drawing for the picture %s', (slot, file) => {
  expect(drawingOf(slot)).toBe(file);
});

it('addresses a drawing in its folder’s file, or its own', () => {
  expect(drawingAddress('services/managed-it')).toBe('/illustrations/services.svg#managed-it');
  expect(drawingAddress('managed-it-desk')).toBe('/illustrations/managed-it-desk.svg#art');
});
