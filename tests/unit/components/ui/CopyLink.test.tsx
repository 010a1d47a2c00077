import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CopyLink } from '@/components/ui/CopyLink';
import { clipboardRefused, copyLink, linkCopied } from '@/content/ui';

const row = (address: string) => (
  <CopyLink address={() => address}>
    <a href="/elsewhere">Elsewhere</a>
  </CopyLink>
);
const press = (user: ReturnType<typeof userEvent.setup>) =>
  user.click(screen.getByRole('button', { name: copyLink }));

it('copies the address, says so, and is silent again once the address is another', async () => {
  const user = userEvent.setup();
  const { rerender } = render(row('https://a.example/?users=5'));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  await press(user);
  expect(await screen.findByText(linkCopied)).toBeVisible();
  await expect(navigator.clipboard.readText()).resolves.toBe('https://a.example/?users=5');
  rerender(row('https://a.example/?users=6'));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

it('says so again when it is pressed again', async () => {
  const user = userEvent.setup();
  render(row('https://a.example/'));
  await press(user);
  const first = await screen.findByText(linkCopied);
  await press(user);
  expect(await screen.findByText(linkCopied)).toBeVisible();
  // Words that only stay are not read out.
  expect(first).not.toBeInTheDocument();
});

it('selects the address for copying by hand when the clipboard is refused', async () => {
  const user = userEvent.setup();
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no'));
  render(row('https://a.example/'));
  await press(user);
  const field = await screen.findByLabelText<HTMLInputElement>(clipboardRefused);
  expect(field).toHaveValue('https://a.example/');
  expect(field.selectionEnd).toBe(field.value.length);
  expect(field.selectionStart).toBe(0);
  expect(screen.queryByText(linkCopied)).not.toBeInTheDocument();
});
