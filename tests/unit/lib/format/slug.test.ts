import { slugOf } from '@/lib/format/slug';

it.each([
  ['What’s left?', 'whats-left'],
  ['(Both ends)', 'both-ends'],
  ['Déjà vu, 2024', 'deja-vu-2024'],
  ['ガス会社', 'ガス会社'],
  ['한국 서비스', '한국-서비스'],
  ['Йод и ёж', 'йод-и-ёж'],
  ['हिन्दी', 'हिन्दी'],
  ['???', ''],
])('makes of %s: %s', (text, slug) => {
  expect(slugOf(text)).toBe(slug);
});
