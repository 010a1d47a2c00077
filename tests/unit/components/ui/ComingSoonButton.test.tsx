import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ComingSoonButton } from '@/components/ui/ComingSoonButton';
import { askForIt, notPublished } from '@/content/ui';
import { addressOf } from '../../../support/screen';

it('says nothing until it is asked', () => {
  render(<ComingSoonButton label="View the guide" tone="ghost" />);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(screen.getByRole('button')).not.toHaveAttribute('aria-describedby');
});

it('answers in place and offers to ask for it', async () => {
  render(<ComingSoonButton label="View the guide" tone="ghost" />);
  await userEvent.click(screen.getByRole('button', { name: 'View the guide' }));
  expect(screen.getByRole('status')).toHaveTextContent(notPublished);
  expect(screen.getByRole('button')).toHaveAccessibleDescription(new RegExp(notPublished));
  expect(addressOf(askForIt)).toBe('/contact');
});
