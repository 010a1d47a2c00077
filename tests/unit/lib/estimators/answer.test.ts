/** @jest-environment node */
import { answerLines } from '@/lib/estimators/answer';

it('puts every result into words: dollars, unless a format says otherwise', () => {
  const lines = answerLines(
    { monthly: 1_150.4, roi: 99.52, hours: 1_488 },
    {
      monthly: 'per month',
      roi: { label: 'Return', format: { percent: 1 } },
      hours: { label: 'Hours', format: 'number' },
    },
  );
  expect(lines).toEqual({
    monthly: { label: 'per month', value: 1_150.4, formatted: '$1,150.40' },
    roi: { label: 'Return', value: 99.52, formatted: '99.5%' },
    hours: { label: 'Hours', value: 1_488, formatted: '1,488' },
  });
});
