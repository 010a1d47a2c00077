import { firstSentence } from '@/lib/format/first-sentence';

it.each([
  ['We run networks. You run the firm.', 'We run networks.'],
  ['Who answers at night? We do.', 'Who answers at night?'],
  ['IT for firms in St. Catharines. Since 2009.', 'IT for firms in St. Catharines.'],
  ['We care for your IT. You run the firm.', 'We care for your IT.'],
  ['Roofs in St. John’s, and St. Mary. Since 2009.', 'Roofs in St. John’s, and St. Mary.'],
  ['For Elm Ltd. and others. Since 2009.', 'For Elm Ltd. and others.'],
  ['For clinics in Montréal.\nWe speak French.', 'For clinics in Montréal.'],
  ['For clinics\nin Montréal.\nWe speak\nFrench.', 'For clinics\nin Montréal.'],
  ['They say “we are ready.” Are they?', 'They say “we are ready.”'],
  [
    'Ask “who has the keys?” before you sign. Since 2009.',
    'Ask “who has the keys?” before you sign.',
  ],
  [
    'IT care for firms in Toronto since 2009. We answer.',
    'IT care for firms in Toronto since 2009.',
  ],
  ['For firms in Toronto, 24/7. We answer.', 'For firms in Toronto, 24/7.'],
  ['We answer 99%. The rest waits.', 'We answer 99%.'],
  ['Under O. Reg. 329/04 you tell. We help.', 'Under O. Reg. 329/04 you tell.'],
  ['One sentence alone.', 'One sentence alone.'],
  ['No stop', 'No stop'],
])('%j begins with %j', (text, first) => {
  expect(firstSentence(text)).toBe(first);
});
