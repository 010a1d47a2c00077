import { render, screen } from '@testing-library/react';
import { CalculatorSection } from '@/components/sections/CalculatorSection';
import { CALCULATOR_ID } from '@/lib/estimators/calculator-id';

it('is called by its heading and takes the focus that a button sends there', () => {
  render(
    <CalculatorSection copy={{ title: 'Your bill', lead: 'Move it.' }} toggle={<i>toggle</i>}>
      <b>estimator</b>
    </CalculatorSection>,
  );
  const section = screen.getByRole('region', { name: 'Your bill' });
  expect(section).toHaveAttribute('id', CALCULATOR_ID);
  section.focus();
  expect(section).toHaveFocus();
  for (const part of ['Move it.', 'toggle', 'estimator']) expect(section).toHaveTextContent(part);
});
