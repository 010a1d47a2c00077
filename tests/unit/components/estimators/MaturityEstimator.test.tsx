import { act, render, screen, within } from '@testing-library/react';
import { MaturityEstimator } from '@/components/estimators/MaturityEstimator';
import { MaturityProvider } from '@/components/estimators/MaturityProvider';
import { itConsulting } from '@/content/services/it-consulting';
import { INDUSTRY_SHARE, maturity } from '@/lib/estimators/maturity';
import { defaultsOf } from '@/lib/estimators/model';
import { formatValue } from '@/lib/estimators/value-format';
import { calculators } from '../../../specification';
import { testEstimatorScreen } from '../../../support/estimator-screen';
import { linesOf, moveTo, slider } from '../../../support/screen';

const { estimator: copy, recommendations } = itConsulting;
const { sliders, atDefaults } = calculators.maturity;
const element = (
  <MaturityProvider>
    <MaturityEstimator copy={copy} recommendations={recommendations} />
  </MaturityProvider>
);
const input = (key: keyof typeof sliders) => slider(copy.inputs[key].label);

testEstimatorScreen({ id: 'maturity', copy, element, lines: ['score', 'budgetShare'] });

it('shows the level, the score as a gauge, and the stated average beside the share', () => {
  const { container } = render(element);
  const { level } = copy.results;
  if (typeof level === 'string') throw new Error('a level has names');
  expect(screen.getByText(formatValue(atDefaults.level, level.format))).toBeInTheDocument();
  const drawn = container.querySelector('[stroke-dasharray]')?.getAttribute('stroke-dasharray');
  expect(drawn).toBe(`${atDefaults.score} 100`);
  expect(linesOf(container)).toContain(`${copy.industryAverage} ${copy.industryShare}`);
});

it('shades the stated average on its scale, and says in figures what lies beyond it', () => {
  const { container } = render(element);
  expect(copy.industryShare).toBe(`${INDUSTRY_SHARE.join('-')}%`);
  const band = container.querySelector('.scale rect');
  expect(band?.getAttribute('x')).toBe(`${INDUSTRY_SHARE[0] * 10}%`);
  moveTo(input('revenue'), sliders.revenue.min);
  moveTo(input('budget'), sliders.budget.max);
  expect(container.querySelector('.scale svg')?.getAttribute('x')).toBe('100%');
  expect(linesOf(container).some((line) => line.endsWith(' 500.0%'))).toBe(true);
});

it('recommends what belongs to the score', () => {
  const { container } = render(element);
  const shown = () =>
    within(container)
      .getAllByRole('listitem')
      .map((item) => item.textContent);
  expect(shown()).toEqual(recommendations.from60);
  moveTo(input('employees'), sliders.employees.min);
  moveTo(input('budget'), sliders.budget.min);
  expect(shown()).toEqual(recommendations.from40);
  moveTo(input('employees'), sliders.employees.max);
  moveTo(input('budget'), sliders.budget.max);
  expect(shown()).toEqual(recommendations.from80);
});

it('answers every slider aloud, also where the answer is the same', () => {
  jest.useFakeTimers();
  const { container } = render(element);
  const said = () => container.querySelector('output.sr-only')?.textContent;
  const rests = () => act(() => void jest.advanceTimersByTime(1_000));
  moveTo(input('employees'), 200);
  rests();
  const answer = said();
  expect(answer).not.toBe('');
  moveTo(input('employees'), 210);
  expect(said()).toBe('');
  rests();
  expect(said()).toBe(answer);
});

it('says the score and the share, too: a level holds for many budgets', () => {
  jest.useFakeTimers();
  const { container } = render(element);
  moveTo(input('budget'), sliders.budget.min);
  act(() => void jest.advanceTimersByTime(1_000));
  const results = maturity.estimate({
    ...defaultsOf(maturity.inputs),
    budget: sliders.budget.min,
  });
  const words = (['level', 'score', 'budgetShare'] as const).map((result) => {
    const line = copy.results[result];
    if (typeof line === 'string') throw new Error(`${result} has a format`);
    return `${line.label}: ${formatValue(results[result], line.format)}`;
  });
  expect(container.querySelector('output.sr-only')).toHaveTextContent(words.join(', '));
});

it('needs its provider', () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => render(<MaturityEstimator copy={copy} recommendations={recommendations} />)).toThrow(
    'useMaturity must be used within a MaturityProvider',
  );
});
