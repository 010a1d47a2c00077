/** @jest-environment node */
import { replaySchema } from '@/content/schema/replay';
import { cybersecurity } from '@/content/services/cybersecurity';
import { threatReplay } from '@/content/shared/threat-replay';
import { wordsOf } from '../../../support/content';

const { steps } = replaySchema.parse(threatReplay);

/** The page's own figures, read where it states them. */
const stated = (pattern: RegExp): number => {
  const found = pattern.exec(wordsOf([cybersecurity.stats, cybersecurity.faqs]))?.[1];
  if (!found) throw new Error(`the page does not state ${pattern}`);
  return Number(found);
};
const stepCalled = (title: RegExp) => {
  const step = steps.find((each) => title.test(each.title));
  if (!step) throw new Error(`no step is called ${title}`);
  return step;
};
const signIn = stepCalled(/signs in/);
const alert = stepCalled(/alert/);
const locked = stepCalled(/locked/);
const call = stepCalled(/telephone/);

it('detects, responds and calls within what the page states', () => {
  expect(alert.at - signIn.at).toBeLessThan(stated(/under (\d+) minute/) * 60);
  expect(locked.at - alert.at).toBe(stated(/response is (\d+) seconds/));
  expect(call.at - alert.at).toBeGreaterThan(0);
  expect(call.at - alert.at).toBeLessThanOrEqual(stated(/within (\d+) minutes/) * 60);
});

it('says the times that it shows, and marks the response', () => {
  expect(alert.us).toContain(`${alert.at - signIn.at} seconds`);
  expect(locked.us).toContain(`${locked.at - alert.at} seconds`);
  expect(locked.marked).toBe(true);
  expect(steps[steps.indexOf(locked) - 1]).toBe(alert);
});
