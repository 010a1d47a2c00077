import { render, screen } from '@testing-library/react';
import { ActionButton } from '@/components/ui/ActionButton';
import { CALCULATOR_ID } from '@/components/ui/calculator-id';
import type { Action } from '@/content/schema/actions';
import { addressOf } from '../../../support/screen';

it.each<[Action, string]>([
  [{ kind: 'contact', label: 'Go' }, '/contact'],
  [{ kind: 'page', label: 'Go', href: '/services' }, '/services'],
  [{ kind: 'calculator', label: 'Go' }, `#${CALCULATOR_ID}`],
])('%j leads to %s', (action, href) => {
  render(<ActionButton action={action} tone="beacon" />);
  expect(addressOf('Go')).toBe(href);
});

it.each([
  ['viewGuide', null],
  ['saveGuide', 'a-sheet.pdf'],
] as const)('leads to the file as %s, and says what comes', (kind, download) => {
  const guide = {
    id: 'sheet',
    href: '/guides/sheet.pdf',
    fileName: 'a-sheet.pdf',
    size: () => ({ pages: 6, bytes: 84_321 }),
  };
  render(<ActionButton action={{ kind, label: 'Go', guide }} tone="ghost" />);
  const link = screen.getByRole('link', { name: 'Go' });
  expect(link).toHaveAttribute('href', guide.href);
  expect(link.getAttribute('download')).toBe(download);
  expect(link).toHaveAccessibleDescription('PDF, 6 pages, 84 KB');
});

it('is a button where there is nowhere to go', () => {
  render(<ActionButton action={{ kind: 'comingSoon', label: 'Go' }} tone="ghost" />);
  expect(screen.getByRole('button', { name: 'Go' })).toHaveAttribute('type', 'button');
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});
