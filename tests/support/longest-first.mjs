import Sequencer from '@jest/test-sequencer';

/**
 * What takes longest, to begin with it: last, it would keep one core alone. jest learns durations from
 * earlier runs, of which a new checkout has none.
 */
const LONGEST = [
  'export/broken-content',
  'export/weight',
  'unit/build/jobs',
  'unit/together',
  'unit/together-in-window',
  'unit/lib/takeover/run',
  'unit/components/resources/use-library',
  'unit/components/estimators/adding-up',
  'unit/components/contact/ContactForm',
  'unit/components/resources/ResourceLibrary',
];

const isLong = ({ path }) => LONGEST.some((name) => path.includes(`/tests/${name}.`));

/** jest's order, but for the files that take longest. */
export default class LongestFirst extends Sequencer {
  sort(tests) {
    const sorted = super.sort(tests);
    return [...sorted.filter(isLong), ...sorted.filter((test) => !isLong(test))];
  }
}
