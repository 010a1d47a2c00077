import { estimateCopies, planPrefills, requestPrefills } from '@/content/contact-links';
import { readPrefills } from '@/lib/contact/prefills';

const file = { plans: planPrefills, requests: requestPrefills, estimates: estimateCopies };
const sent = (data: unknown): unknown => JSON.parse(JSON.stringify(data));

it('reads what the site publishes', () => {
  expect(readPrefills(sent(file))).toEqual(sent(file));
});

const [[plan, ways]] = Object.entries(planPrefills) as [[string, (typeof planPrefills)[string]]];
const [[id, copy]] = Object.entries(estimateCopies) as [[string, object]];

it.each<[string, unknown]>([
  ['nothing', null],
  ['words', 'Service unavailable'],
  ['a list', []],
  ['an object of something else', {}],
  ['plans that are missing', { ...file, plans: undefined }],
  ['plans as a list', { ...file, plans: [ways] }],
  ['a plan without words', { ...file, plans: { [plan]: { '': { service: 'Cybersecurity' } } } }],
  ['a plan without a way to pay', { ...file, plans: { [plan]: null } }],
  ['a request of something else', { ...file, requests: { ask: { service: '', message: 5 } } }],
  ['an estimate without its page', { ...file, estimates: { [id]: { ...copy, page: undefined } } }],
  ['an estimate without inputs', { ...file, estimates: { [id]: { ...copy, inputs: 'none' } } }],
  ['an estimate of figures', { ...file, estimates: { [id]: { ...copy, results: { total: 5 } } } }],
  [
    'an estimate with a nameless input',
    { ...file, estimates: { [id]: { ...copy, inputs: { users: {} } } } },
  ],
])('refuses %s', (_, data) => {
  expect(() => readPrefills(data)).toThrow('not the');
});
