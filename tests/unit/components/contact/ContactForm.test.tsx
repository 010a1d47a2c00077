import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ContactForm } from '@/components/contact/ContactForm';
import { company } from '@/content/company';
import { estimateCopies, planPrefills, requestPrefills } from '@/content/contact-links';
import { contact } from '@/content/pages/contact';
import { serviceOptions } from '@/content/schema/primitives';
import { leaveEmpty } from '@/content/ui';
import { planLink, planName } from '@/lib/contact/contact-link';
import { keepDraft } from '@/lib/contact/draft';
import { contactFields, HONEYPOT } from '@/lib/contact/fields';
import { development } from '@/lib/estimators/development';
import { estimateLink, keptLink } from '@/lib/estimators/estimate-link';
import { defaultsOf } from '@/lib/estimators/model';
import { formatDollars } from '@/lib/format/numbers';
import { keepsDocument } from '@/lib/navigation/leaving';
import { goHere } from '@/lib/navigation/same-page';
import {
  calculators,
  complexityLevels,
  contact as specified,
  cybersecurityPlans,
} from '../../../specification';
import { validValues } from '../../../support/contact-values';

const { fields, submit, submitting, success, failure } = contact.form;
const ENDPOINT = 'https://forms.example/f';

const setup = (endpoint = '') =>
  render(
    <ContactForm
      copy={contact.form}
      services={serviceOptions}
      company={company}
      delivery={{ endpoint, format: 'json', fields: [] }}
    />,
  );
/** Answers whatever is fetched. The mock that it returns knows what was. */
function answerFetch(answer: (address: unknown) => Promise<unknown>) {
  const fetched = jest.fn(answer);
  global.fetch = fetched as unknown as typeof fetch;
  return fetched;
}
const send = () => screen.getByRole('button', { name: submit });
const field = (name: keyof typeof fields) =>
  screen.getByLabelText(new RegExp(`^${fields[name].label}( |$)`));

async function introduce(user = userEvent.setup()) {
  for (const name of ['firstName', 'lastName', 'email', 'phone'] as const) {
    await user.click(field(name));
    await user.paste(validValues[name]);
  }
  return user;
}
async function fill(user = userEvent.setup()) {
  await introduce(user);
  await user.click(field('message'));
  await user.paste(validValues.message);
  await user.selectOptions(field('service'), validValues.service);
  return user;
}

beforeEach(() => {
  window.history.replaceState(null, '', '/contact');
  for (const name of contactFields) keepDraft(name, '');
});

it('has the specified fields in their order, and asks for all but the company', () => {
  const { container } = setup();
  const controls = [...container.querySelectorAll<HTMLInputElement>('[id][name]')];
  expect(controls.map(({ name }) => name)).toEqual(specified.fields);
  expect(controls.filter(({ required }) => !required).map(({ name }) => name)).toEqual(['company']);
});

it('offers the specified services in their order', () => {
  setup();
  const [prompt, ...options] = within(field('service')).getAllByRole('option');
  expect(prompt).toHaveValue('');
  expect(options.map((option) => option.textContent)).toEqual(specified.services);
  // A browser that translates the page changes the words alone.
  expect(options.map((option) => option.getAttribute('value'))).toEqual(specified.services);
});

it('is not said to be sending while a field is wrong', async () => {
  setup();
  const button = send();
  const said = new Set<string | null>();
  const watched = new MutationObserver(() => said.add(button.textContent));
  watched.observe(button, {
    attributes: true,
    childList: true,
    characterData: true,
    subtree: true,
  });
  await userEvent.click(button);
  await within(screen.getByRole('alert')).findAllByRole('link');
  watched.disconnect();
  expect([...said]).toEqual([submit]);
});

it('says what is wrong under each field, ties it to the field, and goes to the first', async () => {
  setup();
  await userEvent.click(send());
  const links = await within(screen.getByRole('alert')).findAllByRole('link');
  // The focus follows what is drawn.
  await waitFor(() => expect(field('firstName')).toHaveFocus());
  const messages = Object.entries(specified.messages);
  expect(links.map((link) => [link.getAttribute('href'), link.textContent])).toEqual(
    messages.map(([name, { required }]) => [`#${name}`, required]),
  );
  for (const [name, { required }] of messages) {
    const control = field(name as keyof typeof fields);
    expect(control).toBeInvalid();
    expect(control).toHaveAccessibleDescription(new RegExp(`${required}$`));
  }
});

it('says the same faults anew when the form is sent again', async () => {
  setup();
  await userEvent.click(send());
  const alert = screen.getByRole('alert');
  const [first] = await within(alert).findAllByRole('link');
  await userEvent.click(send());
  await waitFor(() => expect(first).not.toBeInTheDocument());
  expect(within(alert).getAllByRole('link')).toHaveLength(Object.keys(specified.messages).length);
});

it.each(['email', 'phone', 'message'] as const)('says when %s cannot be right', async (name) => {
  setup();
  const user = await fill();
  await user.clear(field(name));
  await user.type(field(name), 'x');
  await user.click(send());
  expect(await screen.findAllByText(specified.messages[name].invalid)).toHaveLength(2);
  await waitFor(() => expect(field(name)).toHaveFocus());
});

it('counts a single fault as one', async () => {
  setup();
  const user = await fill();
  await user.type(field('phone'), ' after five');
  await user.click(send());
  expect(
    await within(screen.getByRole('alert')).findByText(contact.form.invalid.one),
  ).toBeVisible();
});

it('tells browsers what they can fill in, and which keys to show', () => {
  const { container } = setup();
  const inputs = [...container.querySelectorAll<HTMLInputElement>('input[id][name]')];
  expect(inputs.map(({ name, type, autocomplete }) => [name, type, autocomplete])).toEqual([
    ['firstName', 'text', 'given-name'],
    ['lastName', 'text', 'family-name'],
    ['email', 'email', 'email'],
    ['company', 'text', 'organization'],
    ['phone', 'tel', 'tel'],
  ]);
});

it('is gone on with, at its first field, when all of them are full', async () => {
  setup();
  await fill();
  await userEvent.type(field('company'), 'Maple & Co.');
  act(() => void goHere('/contact'));
  expect(field('firstName')).toHaveFocus();
});

it('clears an error when its field is edited, and no other', async () => {
  setup();
  await userEvent.click(send());
  await screen.findAllByText(specified.messages.firstName.required);
  await userEvent.type(field('firstName'), 'A');
  expect(field('firstName')).toHaveAttribute('aria-invalid', 'false');
  expect(field('lastName')).toBeInvalid();
});

it('has every fault that comes read out by itself, and says nothing when one is mended', () => {
  setup();
  const alert = screen.getByRole('alert');
  expect(alert).toHaveAttribute('aria-atomic', 'false');
  expect(alert).toHaveAttribute('aria-relevant', 'additions');
});

it('asks nobody who listens to it for what is a trap for bots', () => {
  setup();
  expect(screen.getByLabelText(leaveEmpty)).toHaveAttribute('tabindex', '-1');
  expect(screen.queryByRole('textbox', { name: leaveEmpty })).not.toBeInTheDocument();
});

describe('what the address brings along', () => {
  const file = JSON.stringify({
    plans: planPrefills,
    requests: requestPrefills,
    estimates: estimateCopies,
  });
  const arrives = async () => ({ ok: true, json: async (): Promise<unknown> => JSON.parse(file) });
  const delivered = async () => ({ ok: true, status: 200, text: async () => '' });
  const settle = () => act(() => new Promise((resolve) => setTimeout(resolve)));

  /** Opens the form at an address; answers what was fetched for it. */
  async function open(
    href: string,
    answer: (address: unknown) => Promise<unknown> = arrives,
    endpoint = '',
  ) {
    const fetched = answerFetch(answer);
    window.history.replaceState(null, '', href);
    setup(endpoint);
    await settle();
    return fetched.mock.calls.map(([address]) => address);
  }
  /** Leaves the form by soft navigation, and comes back to an address, the old one or another. */
  async function openAgain(href: string) {
    cleanup();
    await open(href);
  }
  const [{ id: planId } = { id: '' }] = cybersecurityPlans;
  const plan = planLink('cybersecurity', planId, 'annual');
  const prefill = planPrefills[planName('cybersecurity', planId)]?.annual;
  const [[requestName, request] = ['', undefined]] = Object.entries(requestPrefills);

  beforeEach(() => {
    // An empty form begins a new draft, which was given nothing yet.
    setup();
    cleanup();
  });

  it('is a plan with the way to pay', async () => {
    expect(await open(plan)).toEqual(['/contact/prefills.json']);
    expect(prefill?.message).toBeTruthy();
    expect(field('message')).toHaveValue(prefill?.message);
    expect(field('service')).toHaveValue(prefill?.service);
  });

  it('is not said to be missing once it is there', async () => {
    jest.useFakeTimers();
    answerFetch(arrives);
    window.history.replaceState(null, '', plan);
    setup();
    await act(() => jest.advanceTimersByTimeAsync(100));
    expect(field('message')).toHaveValue(prefill?.message);
    await act(() => jest.advanceTimersByTimeAsync(6_000));
    expect(field('message')).not.toHaveAccessibleDescription(contact.form.missing);
  });

  it('is what a button asks for', async () => {
    expect(await open(`/contact?request=${requestName}`)).toEqual(['/contact/prefills.json']);
    expect(request?.message).toBeTruthy();
    expect(field('message')).toHaveValue(request?.message);
    expect(field('service')).toHaveValue(request?.service);
  });

  it('is an estimate, in the words of its page', async () => {
    const { sliders, atDefaults } = calculators.development;
    const link = estimateLink(development, defaultsOf(development.inputs));
    expect(await open(link)).toEqual(['/contact/prefills.json']);
    const complexity = complexityLevels[sliders.complexity.default - 1] ?? 'none';
    const { path = '' } = estimateCopies.development ?? {};
    const again =
      window.location.origin + keptLink(path, development, defaultsOf(development.inputs));
    for (const words of [complexity, formatDollars(atDefaults.total), again]) {
      expect(field('message')).toHaveProperty('value', expect.stringContaining(words));
    }
    expect(field('service')).toHaveValue(estimateCopies.development?.service);
  });

  it('leaves what the visitor typed and chose before it arrived, and says that it is missing', async () => {
    let arrive: (response: unknown) => void = () => undefined;
    await open(plan, () => new Promise((resolve) => (arrive = resolve)));
    await userEvent.type(field('message'), 'Mine');
    await userEvent.selectOptions(field('service'), validValues.service);
    arrive(await arrives());
    await settle();
    expect(field('message')).toHaveValue('Mine');
    expect(field('message')).toHaveAccessibleDescription(contact.form.missing);
    expect(field('service')).toHaveValue(validValues.service);
    expect(validValues.service).not.toBe(prefill?.service);
  });

  it('is asked for once more when it does not arrive', async () => {
    const answers = [() => Promise.reject(new TypeError('no network')), arrives];
    await open(plan, () => answers.shift()?.() ?? arrives());
    await waitFor(() => expect(field('message')).toHaveValue(prefill?.message));
    expect(field('service')).toHaveValue(prefill?.service);
    expect(answers).toEqual([]);
  });

  it('is asked of the visitor when it does not arrive at all', async () => {
    await open(plan, () => Promise.reject(new TypeError('no network')));
    await waitFor(() => expect(field('message')).toHaveAccessibleDescription(contact.form.missing));
    expect(screen.getByText(contact.form.missing)).toHaveAttribute('aria-live', 'polite');
    expect(field('message')).toHaveValue('');
    // An address that asks for nothing lacks nothing.
    await goTo('/contact');
    expect(field('message')).not.toHaveAccessibleDescription(contact.form.missing);
  });

  describe('that did not arrive, when the connection is back', () => {
    const comesBack = async () => {
      answerFetch(arrives);
      await act(async () => void window.dispatchEvent(new Event('online')));
      await settle();
    };
    beforeEach(async () => {
      await open(plan, () => Promise.reject(new TypeError('no network')));
      await waitFor(() =>
        expect(field('message')).toHaveAccessibleDescription(contact.form.missing),
      );
    });

    it('is filled in after all, and no longer said to be missing', async () => {
      await comesBack();
      expect(field('message')).toHaveValue(prefill?.message);
      expect(field('service')).toHaveValue(prefill?.service);
      expect(field('message')).not.toHaveAccessibleDescription(contact.form.missing);
      await comesBack();
      expect(global.fetch).not.toHaveBeenCalled();
    });

    it('is not asked for again where the visitor has named it', async () => {
      await userEvent.type(field('message'), 'Mine');
      await comesBack();
      expect(global.fetch).not.toHaveBeenCalled();
      expect(field('message')).toHaveValue('Mine');
    });
  });

  it('is asked of the visitor when something else is answered, again and again', async () => {
    const other = async () => ({ ok: true, json: async () => ({ estimates: {} }) });
    expect(await open(plan, other)).toHaveLength(1);
    await waitFor(() => expect(field('message')).toHaveAccessibleDescription(contact.form.missing));
    expect(global.fetch).toHaveBeenCalledTimes(2);
    expect(field('message')).toHaveValue('');
  });

  it('is asked of the visitor when it takes too long, and filled in when it comes after all', async () => {
    jest.useFakeTimers();
    let arrive: (response: unknown) => void = () => undefined;
    answerFetch(() => new Promise((resolve) => (arrive = resolve)));
    window.history.replaceState(null, '', plan);
    setup();
    act(() => jest.advanceTimersByTime(4_900));
    expect(field('message')).not.toHaveAccessibleDescription(contact.form.missing);
    act(() => jest.advanceTimersByTime(200));
    expect(field('message')).toHaveAccessibleDescription(contact.form.missing);
    await act(async () => arrive(await arrives()));
    await act(() => jest.advanceTimersByTimeAsync(0));
    expect(field('message')).toHaveValue(prefill?.message);
    expect(field('message')).not.toHaveAccessibleDescription(contact.form.missing);
  });

  it('takes back what was said to be missing', async () => {
    let arrive: (response: unknown) => void = () => undefined;
    await open(plan, () => new Promise((resolve) => (arrive = resolve)));
    await userEvent.click(send());
    await screen.findAllByText(specified.messages.message.required);
    arrive(await arrives());
    await settle();
    for (const name of ['service', 'message'] as const)
      expect(field(name)).toHaveAttribute('aria-invalid', 'false');
    expect(field('firstName')).toBeInvalid();
  });

  it('is sent when it arrives while the form is being checked', async () => {
    let arrive: (response: unknown) => void = () => undefined;
    const arriving = new Promise((resolve) => (arrive = resolve));
    await open(plan, (address) => (address === ENDPOINT ? delivered() : arriving), ENDPOINT);
    await introduce();
    fireEvent.click(send());
    arrive(await arrives());
    expect(await screen.findByText(success)).toBeVisible();
    expect(keepsDocument()).toBe(false);
  });

  it('stands once under an unsent message from before', async () => {
    keepDraft('message', 'Mine');
    keepDraft('service', validValues.service);
    await open(plan);
    expect(field('message')).toHaveValue(`Mine\n\n${prefill?.message}`);
    expect(field('service')).toHaveValue(prefill?.service);
    keepDraft('message', `Mine\n\n${prefill?.message}`);
    cleanup();
    await open(plan);
    expect(field('message')).toHaveValue(`Mine\n\n${prefill?.message}`);
  });

  /** Back or Forward past other pages, to another query of the same page. */
  async function goTo(href: string) {
    window.history.replaceState(null, '', href);
    act(() => void dispatchEvent(new PopStateEvent('popstate')));
    await settle();
  }
  it('gives way to what another address brings along, and leaves what was written', async () => {
    await open(`/contact?request=${requestName}`);
    await userEvent.type(field('email'), validValues.email);
    expect(field('message')).toHaveValue(request?.message);
    await goTo(plan);
    expect(prefill?.message).not.toBe(request?.message);
    expect(field('message')).toHaveValue(prefill?.message);
    expect(field('service')).toHaveValue(prefill?.service);
    expect(field('email')).toHaveValue(validValues.email);
    await goTo('/contact');
    expect(field('message')).toHaveValue('');
    expect(field('service')).toHaveValue('');
    expect(field('email')).toHaveValue(validValues.email);
  });

  it('stays where the visitor has written below it, or goes to a place of this address', async () => {
    await open(`/contact?request=${requestName}`);
    await goTo(`/contact?request=${requestName}#contact-form`);
    expect(global.fetch).toHaveBeenCalledTimes(1);
    await userEvent.type(field('message'), ' Soon.');
    await goTo(plan);
    expect(field('message')).toHaveValue(`${request?.message} Soon.\n\n${prefill?.message}`);
  });

  it('comes too late for an address that has been left, or for a page', async () => {
    const coming: Array<(response: unknown) => void> = [];
    await open(plan, () => new Promise((resolve) => coming.push(resolve)));
    await goTo(`/contact?request=${requestName}`);
    const [first, second] = coming;
    first?.(await arrives());
    await settle();
    expect(field('message')).toHaveValue('');
    second?.(await arrives());
    await settle();
    expect(field('message')).toHaveValue(request?.message);
    await goTo('/about?plan=none'); // its page is on its way
    expect(field('message')).toHaveValue(request?.message);
  });

  it('comes too late for a form that is gone', async () => {
    const coming: Array<(response: unknown) => void> = [];
    await open(plan, () => new Promise((resolve) => coming.push(resolve)));
    const message = field('message');
    cleanup();
    coming[0]?.(await arrives());
    await settle();
    expect(message).toHaveValue('');
  });

  it('is no longer unsent once it was sent with what stood above it', async () => {
    keepDraft('message', 'Mine');
    keepDraft('service', validValues.service);
    await open(plan, (address) => (address === ENDPOINT ? delivered() : arrives()), ENDPOINT);
    const user = await introduce();
    await user.click(send());
    expect(await screen.findByText(success)).toBeVisible();
    expect(keepsDocument()).toBe(false);
  });

  /** Leaves the page and comes back to it, while sending fails. */
  async function expectThereAgain(fail: () => void) {
    cleanup();
    window.history.replaceState(null, '', '/contact');
    setup(ENDPOINT);
    fail();
    expect(await screen.findByText(failure)).toBeVisible();
    expect(field('message')).toHaveValue(prefill?.message);
    expect(field('service')).toHaveValue(prefill?.service);
  }

  it('is there again when sending it has failed while the visitor was elsewhere', async () => {
    let fail: (response: unknown) => void = () => undefined;
    const failed = new Promise((resolve) => (fail = resolve));
    await open(plan, (address) => (address === ENDPOINT ? failed : arrives()), ENDPOINT);
    const user = await introduce();
    await user.click(send());
    await expectThereAgain(() => fail({ ok: false, status: 500 }));
  });

  it('is there again, too, when it arrived while the form was being checked', async () => {
    let arrive: (response: unknown) => void = () => undefined;
    let fail: (response: unknown) => void = () => undefined;
    const arriving = new Promise((resolve) => (arrive = resolve));
    const failed = new Promise((resolve) => (fail = resolve));
    await open(plan, (address) => (address === ENDPOINT ? failed : arriving), ENDPOINT);
    await introduce();
    fireEvent.click(send());
    arrive(await arrives());
    await waitFor(() => expect(global.fetch).toHaveBeenCalledTimes(2)); // the message is on its way
    await expectThereAgain(() => fail({ ok: false, status: 500 }));
  });

  it('leaves the service alone where it names none', async () => {
    const request = Object.entries(requestPrefills).find(([, { service }]) => service === '');
    keepDraft('service', validValues.service);
    await open(`/contact?request=${request?.[0]}`);
    expect(field('message')).toHaveValue(request?.[1].message);
    expect(field('service')).toHaveValue(validValues.service);
  });

  describe('was given before', () => {
    const instead = 'Only backups please, nothing else.';

    it('and does not come back into what the visitor wrote and chose instead', async () => {
      await open(plan);
      await userEvent.clear(field('message'));
      await userEvent.type(field('message'), instead);
      await userEvent.selectOptions(field('service'), validValues.service);
      await openAgain(plan);
      expect(field('message')).toHaveValue(instead);
      expect(field('service')).toHaveValue(validValues.service);
      expect(field('message')).not.toHaveAccessibleDescription(contact.form.missing);
    });

    it('and a line of it was changed: there is no second estimate, and the service is there', async () => {
      const link = estimateLink(development, defaultsOf(development.inputs));
      await open(link);
      const message = field('message') as HTMLTextAreaElement;
      const edited = message.value.replace(/\$[\d,]+/, '$1');
      expect(edited).not.toBe(message.value);
      await userEvent.clear(message);
      await userEvent.paste(edited);
      await openAgain(link);
      expect(field('message')).toHaveValue(edited);
      expect(field('service')).toHaveValue(estimateCopies.development?.service);
    });

    it('and a line was added: the service is there, too', async () => {
      await open(plan);
      await userEvent.type(field('message'), ' Soon.');
      await openAgain(plan);
      expect(field('message')).toHaveValue(`${prefill?.message} Soon.`);
      expect(field('service')).toHaveValue(prefill?.service);
    });

    it('and a message that was emptied stays empty while there are other words', async () => {
      await open(plan);
      await userEvent.type(field('firstName'), 'Ada');
      await userEvent.clear(field('message'));
      await openAgain(plan);
      expect(field('message')).toHaveValue('');
      expect(field('service')).toHaveValue(prefill?.service);
    });

    it('and the service that was chosen before and after it stays', async () => {
      keepDraft('service', validValues.service);
      await open(plan);
      expect(field('service')).toHaveValue(prefill?.service);
      await userEvent.selectOptions(field('service'), validValues.service);
      await openAgain(plan);
      expect(field('service')).toHaveValue(validValues.service);
      expect(field('message')).toHaveValue(prefill?.message);
    });

    it('and what was typed and chosen before it arrived stays', async () => {
      await open(plan, () => new Promise(() => undefined));
      await userEvent.type(field('message'), instead);
      await userEvent.selectOptions(field('service'), validValues.service);
      await openAgain(plan);
      expect(field('message')).toHaveValue(instead);
      expect(field('service')).toHaveValue(validValues.service);
    });

    it('and who is in the midst of it stays there when it arrives', async () => {
      let arrive: (answer: unknown) => void = () => undefined;
      keepDraft('message', instead);
      await open(plan, () => new Promise((resolve) => (arrive = resolve)));
      const message = field('message') as HTMLTextAreaElement;
      message.focus();
      message.setSelectionRange(2, 2);
      arrive(await arrives());
      await settle();
      expect(message).toHaveValue(`${instead}\n\n${prefill?.message}`);
      expect([message.selectionStart, message.selectionEnd]).toEqual([2, 2]);
    });

    it('and another way to pay is given under what is left of it', async () => {
      const monthly = planPrefills[planName('cybersecurity', planId)]?.monthly;
      await open(plan);
      await userEvent.clear(field('message'));
      await userEvent.type(field('message'), instead);
      await userEvent.selectOptions(field('service'), validValues.service);
      await openAgain(planLink('cybersecurity', planId, 'monthly'));
      expect(field('message')).toHaveValue(`${instead}\n\n${monthly?.message}`);
      expect(field('service')).toHaveValue(monthly?.service);
      await openAgain(plan);
      expect(field('message')).toHaveValue(instead);
      expect(field('service')).toHaveValue(validValues.service);
    });

    it('and came back with its message and a service that the browser knows alone', async () => {
      keepDraft('message', `${prefill?.message} Soon.`);
      keepDraft('service', validValues.service);
      await open(plan);
      expect(field('message')).toHaveValue(`${prefill?.message} Soon.`);
      expect(field('service')).toHaveValue(validValues.service);
    });

    it('and is given anew when nothing is left of the draft', async () => {
      await open(plan);
      await userEvent.clear(field('message'));
      await openAgain(plan);
      expect(field('message')).toHaveValue(prefill?.message);
      expect(field('service')).toHaveValue(prefill?.service);
    });
  });

  it.each(['/contact?plan=nope', '/contact?estimate=development&complexity=9'])(
    'is nothing where it makes no sense: %s',
    async (href) => {
      expect(await open(href)).toHaveLength(1);
      expect(field('message')).toHaveValue('');
      expect(field('service')).toHaveValue('');
    },
  );

  it.each(['/contact', '/contact?a=b'])('is nothing to fetch at %s', async (href) => {
    expect(await open(href)).toEqual([]);
    expect(field('message')).toHaveValue('');
    expect(field('service')).toHaveValue('');
  });

  const name = Object.keys(requestPrefills)[0] ?? '';
  it.each([
    {},
    null,
    [{}],
    { plans: {}, requests: { [name]: {} } },
    { plans: {}, requests: { [name]: { service: 1, message: {} } } },
  ])('is nothing when what arrives is of another form: %j', async (arrived) => {
    keepDraft('service', validValues.service);
    await open(`/contact?request=${name}`, async () => ({ ok: true, json: async () => arrived }));
    await waitFor(() => expect(fetch).toHaveBeenCalledTimes(2)); // the second past every cache
    expect(field('message')).toHaveValue('');
    expect(field('service')).toHaveValue(validValues.service);
  });

  it('is nothing when it does not arrive', async () => {
    await open(plan, () => Promise.reject(new TypeError('Failed to fetch')));
    await waitFor(() => expect(fetch).toHaveBeenCalledTimes(2));
    await settle();
    expect(field('message')).toHaveValue('');
    expect(field('service')).toHaveValue('');
  });
});

describe('an answer', () => {
  /** Sends a message; returns what answers it. */
  async function sent(key?: string) {
    let answer: (response: object) => void = () => undefined;
    answerFetch(() => new Promise((resolve) => (answer = resolve)));
    setup(ENDPOINT);
    const user = await fill();
    if (key) await user.type(field('company'), key);
    else await user.click(send());
    await screen.findByRole('button', { name: submitting });
    const arrives = () => act(async () => answer({ ok: true, status: 200, text: async () => '' }));
    return { user, arrives };
  }

  it('is waited for whatever is written meanwhile, and gone when the next message is begun', async () => {
    const { user, arrives } = await sent();
    await user.type(field('company'), 'Maple');
    expect(screen.getByRole('button', { name: submitting })).toBeVisible();
    await arrives();
    expect(await screen.findByText(success)).toBeVisible();
    await user.type(field('message'), 'One more');
    expect(screen.queryByText(success)).not.toBeInTheDocument();
  });

  it('is led to', async () => {
    const { arrives } = await sent();
    await arrives();
    expect(await screen.findByText(success)).toHaveFocus();
  });

  it('stays when what it has emptied is sent once more, until something is written', async () => {
    const { user, arrives } = await sent();
    await arrives();
    await user.click(send());
    expect(screen.getByText(success)).toHaveFocus();
    expect(global.fetch).toHaveBeenCalledTimes(1);
    await user.type(field('company'), 'Maple');
    await user.click(send());
    expect(await within(screen.getByRole('alert')).findAllByRole('link')).not.toEqual([]);
    expect(screen.queryByText(success)).not.toBeInTheDocument();
  });

  it('is led to where it was sent by Enter, and where the page has the focus', async () => {
    const byEnter = await sent('{Enter}');
    expect(field('company')).toHaveFocus();
    await byEnter.arrives();
    expect(await screen.findByText(success)).toHaveFocus();
    cleanup();
    const left = await sent();
    (document.activeElement as HTMLElement).blur();
    await left.arrives();
    expect(await screen.findByText(success)).toHaveFocus();
  });

  it('is not led to by who has gone to read elsewhere: a click on plain text gives the focus to main', async () => {
    const main = document.createElement('main');
    main.tabIndex = -1;
    document.body.prepend(main);
    const { arrives } = await sent();
    main.append(document.querySelector('form')?.parentElement ?? '');
    main.focus();
    await arrives();
    expect(await screen.findByText(success)).toBeVisible();
    expect(main).toHaveFocus();
    main.remove();
  });

  it.each([
    ['message', undefined],
    ['company', undefined],
    ['company', '{Enter}'],
  ] as const)(
    'takes nobody away from the words that are written meanwhile: %s, sent by %s',
    async (name, key) => {
      const { user, arrives } = await sent(key);
      await user.type(field(name), ' And one thing');
      await arrives();
      expect(await screen.findByText(success)).toBeVisible();
      await user.keyboard(' more');
      expect(field(name)).toHaveProperty('value', expect.stringMatching(/ And one thing more$/));
    },
  );
});

describe('a page that was left in the middle', () => {
  it('finds the unsent words again', async () => {
    const { unmount } = setup();
    const user = await fill();
    await user.type(field('company'), 'Maple & Co.');
    unmount();
    setup();
    for (const name of contactFields)
      expect(field(name)).toHaveValue(name === 'company' ? 'Maple & Co.' : validValues[name]);
  });

  it('hears in its next form what was wrong', async () => {
    const { unmount } = setup();
    const user = await fill();
    await user.clear(field('phone'));
    fireEvent.click(send());
    unmount(); // before it was looked at
    setup();
    await waitFor(() => expect(field('phone')).toHaveAttribute('aria-invalid', 'true'));
    expect(field('email')).not.toHaveAttribute('aria-invalid', 'true');
  });

  /** A message is on its way, and its form is no longer on the page. */
  async function leaveWhileSending() {
    let answer: (response: object) => void = () => undefined;
    const fetched = answerFetch(() => new Promise((resolve) => (answer = resolve)));
    const { unmount } = setup(ENDPOINT);
    const user = await fill();
    await user.click(send());
    await waitFor(() => expect(fetched).toHaveBeenCalled());
    unmount();
    return { user, fetched, arrives: (response: object) => act(async () => answer(response)) };
  }

  it('still sends what was on its way, once, and says that it arrived', async () => {
    const { user, fetched, arrives } = await leaveWhileSending();
    setup(ENDPOINT);
    await user.click(await screen.findByRole('button', { name: submitting }));
    await arrives({ ok: true, status: 200, text: async () => '' });
    expect(await screen.findByText(success)).toBeVisible();
    expect(field('message')).toHaveValue('');
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  it('leads to the answer from the place that the address names', async () => {
    const { arrives } = await leaveWhileSending();
    window.history.replaceState(null, '', '/contact#place');
    setup(ENDPOINT);
    document.body.insertAdjacentHTML('beforeend', '<h2 id="place" tabindex="-1">Place</h2>');
    document.getElementById('place')?.focus();
    await arrives({ ok: false, status: 500 });
    await waitFor(() => expect(screen.getByText(failure).parentElement).toHaveFocus());
  });

  it.each([
    ['arrived', { ok: true, status: 200, text: async () => '' }, success, ''],
    ['was refused', { ok: false, status: 500 }, failure, validValues.message],
  ])('says once what %s while nobody looked', async (_, response, words, left) => {
    const { arrives } = await leaveWhileSending();
    await arrives(response);
    // Until it is said, what says it lives in this document alone.
    expect(keepsDocument()).toBe(true);
    const { unmount } = setup(ENDPOINT);
    expect(await screen.findByText(words)).toBeVisible();
    expect(keepsDocument()).toBe(left !== '');
    expect(field('message')).toHaveValue(left);
    unmount();
    setup(ENDPOINT);
    expect(screen.queryByText(words)).not.toBeInTheDocument();
  });
});

it('takes over what was typed into a form that it replaces', () => {
  const old = document.createElement('form');
  old.id = 'contact-form';
  old.innerHTML = '<input name="email" value="ada@example.com"><textarea name="message">';
  document.body.append(old);
  setup();
  old.remove();
  expect(field('email')).toHaveValue('ada@example.com');
  expect(field('message')).toHaveValue('');
});

describe('without an endpoint', () => {
  beforeEach(() => jest.useFakeTimers());

  it('sends nothing, waits, thanks and clears', async () => {
    const fetched = jest.fn();
    global.fetch = fetched;
    setup();
    const user = await fill(
      userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) }),
    );
    await user.click(send());
    expect(await screen.findByRole('button', { name: submitting })).toBeVisible();
    await act(() => jest.advanceTimersByTimeAsync(specified.simulatedDelayMs + 100));
    expect(screen.getByText(success)).toBeVisible();
    expect(screen.getByRole('status')).toContainElement(screen.getByText(success));
    expect(field('message')).toHaveValue('');
    expect(fetched).not.toHaveBeenCalled();
  });
});

it('cannot post by itself where it has no endpoint', () => {
  const { container } = setup();
  // Outside a dialog that method leads nowhere; `submit` is told all the same.
  expect(container.querySelector('form')).toHaveAttribute('method', 'dialog');
});

describe('with an endpoint', () => {
  it('posts once however often the button is pressed, and keeps the words on failure', async () => {
    let answer: (response: Response) => void = () => undefined;
    const fetched = answerFetch(() => new Promise<Response>((resolve) => (answer = resolve)));
    setup(ENDPOINT);
    const user = await fill();
    const button = send();
    for (let presses = 0; presses < 3; presses += 1) await user.click(button);
    await waitFor(() => expect(fetched).toHaveBeenCalledTimes(1));
    await act(async () => answer({ ok: false } as Response));
    expect(await screen.findByText(failure)).toBeVisible();
    expect(field('message')).toHaveValue(validValues.message);
    expect(field('service')).toHaveValue(validValues.service);
  });

  it('sends nothing for a bot and does not pretend that it did', async () => {
    const fetched = jest.fn();
    global.fetch = fetched;
    const { container } = setup(ENDPOINT);
    const user = await fill();
    const trap = container.querySelector<HTMLInputElement>(`[name="${HONEYPOT}"]`);
    if (!trap) throw new Error('there is no trap');
    trap.value = 'http://spam.example';
    await user.click(send());
    expect(await screen.findByText(failure)).toBeVisible();
    expect(fetched).not.toHaveBeenCalled();
  });

  it('posts there without scripts, too', () => {
    const { container } = setup(ENDPOINT);
    const form = container.querySelector('form');
    expect(form).toHaveAttribute('action', ENDPOINT);
    expect(form).toHaveAttribute('method', 'post');
    expect(screen.queryByText(contact.form.simulated)).not.toBeInTheDocument();
  });
});
