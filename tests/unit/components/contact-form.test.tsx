import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ContactForm } from '@/components/contact/ContactForm';
import { contact } from '@/content/pages/contact';
import { serviceOptions } from '@/content/schema/primitives';

const setup = (endpoint = '') =>
  render(
    <ContactForm
      copy={contact.form}
      services={serviceOptions}
      endpoint={endpoint}
      handovers={{ plans: {}, estimates: {} }}
    />,
  );
const send = () => screen.getByRole('button', { name: /send/i });

async function fill(user = userEvent.setup()) {
  await user.type(screen.getByLabelText('First name'), 'Ada');
  await user.type(screen.getByLabelText('Last name'), 'Byron');
  await user.type(screen.getByLabelText('Email'), 'ada@example.com');
  await user.type(screen.getByLabelText('Phone'), '(416) 555-0142');
  await user.selectOptions(screen.getByLabelText('Service'), 'Cloud Services');
  await user.type(screen.getByLabelText('Message'), 'Our server is old.');
  return user;
}

it('offers the seven services of the specification, in order', () => {
  setup();
  const options = within(screen.getByLabelText('Service')).getAllByRole('option');
  expect(options.slice(1).map((option) => option.textContent)).toEqual([
    'Cybersecurity & Compliance',
    'Cloud Services',
    'Network Infrastructure',
    'IT Consulting',
    'Managed IT Services',
    'App & Web Development',
    'Other',
  ]);
});

it('says what is wrong under each field, ties it to the field, and goes to the first', async () => {
  setup();
  await userEvent.click(send());
  const first = await screen.findByLabelText('First name');
  expect(first).toHaveFocus();
  expect(first).toHaveAccessibleDescription('First name is required');
  expect(first).toBeInvalid();
  expect(screen.getByLabelText('Message')).toHaveAccessibleDescription(/Message is required/);
  expect(within(screen.getByRole('alert')).getAllByRole('link')).toHaveLength(6);
});

it('clears an error when its field is edited, and no other', async () => {
  setup();
  await userEvent.click(send());
  await userEvent.type(screen.getByLabelText('First name'), 'A');
  expect(screen.getByLabelText('First name')).not.toHaveAttribute('aria-invalid');
  expect(screen.getByLabelText('Last name')).toBeInvalid();
});

describe('without an endpoint', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('sends nothing, waits, thanks and clears', async () => {
    const fetched = jest.fn();
    global.fetch = fetched;
    setup();
    const user = await fill(
      userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) }),
    );
    await user.click(send());
    expect(await screen.findByText('Sending…')).toBeVisible();
    await act(() => jest.advanceTimersByTimeAsync(2_100));
    expect(screen.getByText(contact.form.success)).toBeVisible();
    expect(screen.getByLabelText('Message')).toHaveValue('');
    expect(fetched).not.toHaveBeenCalled();
  });
});

describe('with an endpoint', () => {
  it('posts once however often the button is pressed, and keeps the words on failure', async () => {
    let answer: (response: Response) => void = () => undefined;
    const fetched = jest.fn(() => new Promise<Response>((resolve) => (answer = resolve)));
    global.fetch = fetched as unknown as typeof fetch;
    // jsdom has no AbortSignal.timeout; the real one is used in the browser tests.
    AbortSignal.timeout ??= () => new AbortController().signal;
    setup('https://forms.example/f');
    const user = await fill();
    await user.click(send());
    await user.click(send());
    await user.click(send());
    expect(fetched).toHaveBeenCalledTimes(1);
    await act(async () => answer({ ok: false } as Response));
    expect(await screen.findByText(contact.form.failure)).toBeVisible();
    expect(screen.getByLabelText('Message')).toHaveValue('Our server is old.');
    expect(screen.getByLabelText('Service')).toHaveValue('Cloud Services');
  });

  it('sends nothing for a bot and does not pretend that it did', async () => {
    const fetched = jest.fn();
    global.fetch = fetched;
    const { container } = setup('https://forms.example/f');
    const user = await fill();
    const trap = container.querySelector<HTMLInputElement>('[name="_gotcha"]');
    if (trap) trap.value = 'http://spam.example';
    await user.click(send());
    expect(await screen.findByText(contact.form.failure)).toBeVisible();
    expect(fetched).not.toHaveBeenCalled();
  });
});
