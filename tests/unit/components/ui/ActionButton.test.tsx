import { render, screen } from '@testing-library/react';
import { ActionButton } from '@/components/ui/ActionButton';
import type { Action } from '@/content/schema/actions';
import { requestLink } from '@/lib/contact/contact-link';
import { CALCULATOR_ID } from '@/lib/estimators/calculator-id';
import { addressOf } from '../../../support/screen';

it.each<[Action, string]>([
  [{ kind: 'contact', label: 'Go' }, requestLink('cloud', 'Go')],
  [{ kind: 'part', label: 'Go', part: 'there' }, '#there'],
  [{ kind: 'page', label: 'Go', href: '/services' }, '/services'],
  [{ kind: 'calculator', label: 'Go' }, `#${CALCULATOR_ID}`],
])('%j leads to %s', (action, href) => {
  render(<ActionButton action={action} page="cloud" tone="beacon" />);
  expect(addressOf('Go')).toBe(href);
});

it('answers in place, and leads to the form with what is asked for', () => {
  const action: Action = {
    kind: 'answer',
    label: 'Go',
    answer: 'Only when they agree.',
    ask: 'Ask them',
    request: 'a call',
  };
  render(<ActionButton action={action} page="cloud" tone="ghost" />);
  const details = screen.getByText('Go').closest('details');
  expect(details).not.toHaveAttribute('open');
  expect(details).toHaveTextContent(action.answer);
  expect(addressOf('Ask them')).toBe(requestLink('cloud', 'Ask them'));
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
  render(<ActionButton action={{ kind, label: 'Go', guide }} page="cloud" tone="ghost" />);
  const link = screen.getByRole('link', { name: 'Go' });
  expect(link).toHaveAttribute('href', guide.href);
  expect(link.getAttribute('download')).toBe(download);
  expect(link).toHaveAccessibleDescription('PDF, 6 pages, 84 KB');
});

it('saves a workbook, and says what comes', () => {
  const workbook = {
    id: 'sums',
    href: '/guides/sums.xlsx',
    fileName: 'our-sums.xlsx',
    make: () => new Uint8Array(8_512),
  };
  render(
    <ActionButton
      action={{ kind: 'saveWorkbook', label: 'Go', workbook }}
      page="cloud"
      tone="ghost"
    />,
  );
  const link = screen.getByRole('link', { name: 'Go' });
  expect(link).toHaveAttribute('href', workbook.href);
  expect(link).toHaveAttribute('download', workbook.fileName);
  expect(link).toHaveAccessibleDescription('XLSX, 9 KB');
});
