import { render, screen } from '@testing-library/react';
import { MaturityEstimator } from '@/components/estimators/MaturityEstimator';
import { MaturityProvider } from '@/components/estimators/MaturityProvider';
import { MaturityFramework } from '@/components/sections/MaturityFramework';
import { itConsulting } from '@/content/services/it-consulting';
import { yourLevel } from '@/content/ui';
import { calculators, counts } from '../../../specification';
import { moveTo, slider } from '../../../support/screen';

const { estimator: copy, framework, recommendations } = itConsulting;
const { sliders, atDefaults, results } = calculators.maturity;
const setup = () =>
  render(
    <MaturityProvider>
      <MaturityEstimator copy={copy} recommendations={recommendations} />
      <MaturityFramework framework={framework} />
    </MaturityProvider>,
  );
const levels = (container: Element) => [...container.querySelectorAll('[data-level]')];

/** The levels that are marked, by their number. */
const marked = (container: Element) =>
  levels(container).flatMap((level, index) =>
    level.getAttribute('aria-current') === 'true' ? [index + 1] : [],
  );

it('describes every level, and marks the one that the assessment computes', () => {
  const { container } = setup();
  expect(levels(container)).toHaveLength(counts.maturityLevels);
  framework.levels.forEach(({ title, characteristics }, index) => {
    expect(levels(container)[index]).toHaveTextContent(title);
    for (const line of characteristics) expect(levels(container)[index]).toHaveTextContent(line);
  });
  expect(marked(container)).toEqual([atDefaults.level]);
  expect(screen.getAllByText(yourLevel)).toHaveLength(1);
});

it('marks another level when the sliders move', () => {
  const { container } = setup();
  const at = {
    employees: sliders.employees.max,
    revenue: sliders.revenue.min,
    budget: sliders.budget.max,
  };
  for (const [key, value] of Object.entries(at)) {
    moveTo(slider(copy.inputs[key as keyof typeof at].label), value);
  }
  expect(marked(container)).toEqual([results(at).level]);
  expect(results(at).level).not.toBe(atDefaults.level);
});
