import Sequencer from '@jest/test-sequencer';

/**
 * What takes longest, to begin with it: last, it would keep one core alone. jest learns durations from
 * earlier runs, of which a new checkout has none.
 */
const LONGEST = [
  'export/broken-content',
  'export/together',
  'export/weight',
  'unit/together',
  'unit/build/jobs',
  'unit/components/estimators/adding-up',
  'unit/together-in-window',
  'unit/lib/takeover/run',
  'unit/components/contact/ContactForm',
  'unit/lib/guides/typeset',
  'unit/components/resources/use-library',
  'unit/components/resources/ResourceLibrary',
];

/** Which of them a file is: those that are none come after all. */
function placeOf({ path }) {
  const place = LONGEST.findIndex((name) => path.includes(`/tests/${name}.`));
  return place < 0 ? LONGEST.length : place;
}

/** These in their order, then jest's. */
export default class LongestFirst extends Sequencer {
  sort(tests) {
    return super.sort(tests).sort((one, other) => placeOf(one) - placeOf(other));
  }
}
