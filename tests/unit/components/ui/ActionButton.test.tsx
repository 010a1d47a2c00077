import { render, screen } from '@testing-library/react';
import { ActionButton } from '@/components/ui/ActionButton';
import type { Action } from '@/content/schema/primitives';
import { CALCULATOR_ID } from '@/lib/estimators/calculator-id';
import { addressOf } from '../../../support/screen';

it.each<[Action, string]>([
  [{ kind: 'contact', label: 'Go' }, '/contact'],
  [{ kind: 'page', label: 'Go', href: '/services' }, '/services'],
  [{ kind: 'calculator', label: 'Go' }, `#${CALCULATOR_ID}`],
])('%j leads to %s', (action, href) => {
  render(<ActionButton action={action} tone="beacon" />);
  expect(addressOf('Go')).toBe(href);
});

it('is a button where there is nowhere to go', () => {
  render(<ActionButton action={{ kind: 'comingSoon', label: 'Go' }} tone="ghost" />);
  expect(screen.getByRole('button', { name: 'Go' })).toHaveAttribute('type', 'button');
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});
