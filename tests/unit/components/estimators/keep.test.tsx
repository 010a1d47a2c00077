import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { usePathname } from 'next/navigation';
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { BillingProvider } from '@/components/billing/BillingProvider';
import { BillingToggle } from '@/components/billing/BillingToggle';
import { CloudEstimator } from '@/components/estimators/CloudEstimator';
import { LetterheadProvider } from '@/components/estimators/LetterheadProvider';
import { company } from '@/content/company';
import { cloudServices } from '@/content/services/cloud-services';
import * as ui from '@/content/ui';
import { cloud } from '@/lib/estimators/cloud';
import { keptLink } from '@/lib/estimators/estimate-link';
import { defaultsOf } from '@/lib/estimators/model';
import { followed } from '../../../support/followed';
import { slider } from '../../../support/screen';

jest.mock('next/navigation', () => ({ usePathname: jest.fn() }));

const copy = cloudServices.estimator;
const [monthly, annual] = cloudServices.pricing.options;
const element = (
  <LetterheadProvider letterhead={{ company, page: cloudServices.name }}>
    <BillingProvider options={cloudServices.pricing.options}>
      <BillingToggle />
      <CloudEstimator copy={copy} />
    </BillingProvider>
  </LetterheadProvider>
);
const { inputs } = cloud;
const values = { users: inputs.users.min, storage: inputs.storage.max, bandwidth: 550 };
const open = (address: string) => window.history.replaceState(null, '', address);
const shown = () =>
  (['users', 'storage', 'bandwidth'] as const).map((key) => slider(copy.inputs[key].label));
const way = ({ label }: { label: string }) =>
  screen.getByRole('radio', { name: new RegExp(label) });
const radio = () => way(annual);

beforeEach(() => jest.mocked(usePathname).mockImplementation(() => window.location.pathname));

afterEach(() => {
  open('/');
  document.body.click(); // ends what Back began
});

it('stands where its address puts it, and pays that way', () => {
  open(keptLink('/', cloud, values, annual.id));
  render(element);
  expect(shown().map((input) => (input as HTMLInputElement).valueAsNumber)).toEqual(
    Object.values(values),
  );
  expect(radio()).toBeChecked();
});

it('pays, found again by Back, the way that was chosen there since', async () => {
  open(keptLink('/', cloud, values, annual.id));
  const first = render(element);
  await userEvent.click(way(monthly));
  await followed();
  first.unmount();
  window.dispatchEvent(new PopStateEvent('popstate'));
  render(element);
  expect(way(monthly)).toBeChecked();
});

it('stands at its defaults while the address is still that of the page before', () => {
  open(keptLink('/contact', cloud, values, annual.id));
  jest.mocked(usePathname).mockReturnValue('/services/cloud-services');
  render(element);
  expect(shown().map((input) => (input as HTMLInputElement).valueAsNumber)).toEqual(
    Object.values(defaultsOf(inputs)),
  );
  expect(radio()).not.toBeChecked();
});

it('stands at its defaults where the address makes no sense', () => {
  open('/?users=4&storage=150&bandwidth=550&bandwidth=550&billing=weekly&estimate=cloud');
  render(element);
  expect(shown().map((input) => (input as HTMLInputElement).valueAsNumber)).toEqual(
    Object.values(defaultsOf(inputs)),
  );
  expect(radio()).not.toBeChecked();
});

it('leaves alone what the visitor moved and chose before it came', async () => {
  const place = document.body.appendChild(document.createElement('div'));
  place.innerHTML = renderToString(element);
  fireEvent.input(slider(copy.inputs.users.label), { target: { value: '77' } });
  fireEvent.click(radio());
  open(keptLink('/', cloud, values, cloud.billing?.[0]));
  const root = await act(async () => hydrateRoot(place, element));
  expect(shown().map((input) => (input as HTMLInputElement).valueAsNumber)).toEqual([
    77,
    values.storage,
    values.bandwidth,
  ]);
  expect(radio()).toBeChecked();
  await act(async () => root.unmount());
  place.remove();
});

describe('printing', () => {
  const print = jest.fn();
  beforeEach(() => Object.assign(window, { print }));
  afterEach(() => print.mockReset());

  it('prints a sheet with day, link and contact, and leaves nothing of it behind', async () => {
    jest.useFakeTimers({ now: new Date(2031, 1, 3), advanceTimers: true });
    open(keptLink('/page', cloud, values, annual.id));
    const { container } = render(element);
    const { dataset } = document.documentElement;
    print.mockImplementation(() => {
      // What is on the page now is what is printed.
      expect(dataset.print).toBe('estimate');
      const sheet = [...container.querySelectorAll('.sheet')].map(({ textContent }) => textContent);
      for (const words of [
        company.name,
        cloudServices.name,
        copy.title,
        'February 3, 2031',
        window.location.origin + keptLink('/page', cloud, values, annual.id),
        company.phone.label,
        company.email,
      ]) {
        expect(sheet.join('\n')).toContain(words);
      }
    });
    await userEvent.click(screen.getByRole('button', { name: ui.print }));
    expect(print).toHaveBeenCalledTimes(1);
    fireEvent(window, new Event('afterprint'));
    expect(dataset.print).toBeUndefined();
    expect(container.querySelector('.sheet')).toBeNull();
  });

  it.each(['pointerdown', 'keydown', 'wheel'])(
    'leaves nothing behind where `print` does nothing and tells of nothing, with the next %s',
    async (sign) => {
      const { container } = render(element);
      await userEvent.click(screen.getByRole('button', { name: ui.print }));
      expect(document.documentElement.dataset.print).toBe('estimate');
      fireEvent(document.body, new Event(sign, { bubbles: true }));
      expect(document.documentElement.dataset.print).toBeUndefined();
      expect(container.querySelector('.sheet')).toBeNull();
    },
  );

  it('waits with that for a page that is still loading, which is printed when it has come', async () => {
    const state = jest.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
    render(element);
    await userEvent.click(screen.getByRole('button', { name: ui.print }));
    fireEvent.pointerDown(document.body);
    expect(document.documentElement.dataset.print).toBe('estimate');
    state.mockReturnValue('complete');
    fireEvent.pointerDown(document.body);
    expect(document.documentElement.dataset.print).toBeUndefined();
  });

  it('is not offered by a browser that cannot', () => {
    Object.assign(window, { print: undefined });
    render(element);
    expect(screen.queryByRole('button', { name: ui.print })).toBeNull();
    expect(screen.getByRole('button', { name: ui.copyLink })).toBeInTheDocument();
  });

  it('leaves nothing behind on a page that is left without the event', async () => {
    const { unmount } = render(element);
    await userEvent.click(screen.getByRole('button', { name: ui.print }));
    expect(document.documentElement.dataset.print).toBe('estimate');
    unmount();
    expect(document.documentElement.dataset.print).toBeUndefined();
  });
});
