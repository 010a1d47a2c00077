import { render, screen } from '@testing-library/react';
import { DevelopmentEstimator } from '@/components/estimators/DevelopmentEstimator';
import { appWebDev } from '@/content/services/app-web-dev';
import { complexityLevels } from '../../../specification';
import { testEstimatorScreen } from '../../../support/estimator-screen';
import { moveTo, shownValue, slider } from '../../../support/screen';

const copy = appWebDev.estimator;
const element = <DevelopmentEstimator copy={copy} />;

testEstimatorScreen({
  id: 'development',
  copy,
  element,
  headline: 'total',
  lines: ['base', 'complexity', 'features', 'hours', 'monthly'],
});

it.each(complexityLevels.map((name, index) => [name, index + 1] as const))(
  'calls a complexity %s, shown and spoken',
  (name, value) => {
    render(element);
    const { label } = copy.inputs.complexity;
    moveTo(slider(label), value);
    expect(slider(label)).toHaveAttribute('aria-valuetext', name);
    expect(shownValue(slider(label))).toBe(name);
  },
);

it('always says what is included', () => {
  render(element);
  expect(screen.getByText(copy.remark)).toBeInTheDocument();
});
