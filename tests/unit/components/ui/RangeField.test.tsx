import { act, fireEvent, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { RangeField } from '@/components/ui/RangeField';
import { moveTo, shownValue, slider } from '../../../support/screen';

const onChange = jest.fn();
const field = (
  <RangeField
    name="storage"
    label="Storage"
    bounds={{ min: 100, max: 900, step: 100, default: 300 }}
    value={300}
    formatted="300 GB"
    valueText="300 gigabytes"
    ends={['100 GB', '900 GB']}
    onChange={onChange}
  />
);
beforeEach(() => onChange.mockReset());

it('shows label, value and ends, and says the value with its unit', () => {
  render(field);
  expect(slider('Storage')).toHaveAttribute('aria-valuetext', '300 gigabytes');
  expect(shownValue(slider('Storage'))).toBe('300 GB');
  // The slider has said it: what stands beside it is not said, too.
  expect(screen.getByText('300 GB')).toHaveAttribute('aria-live', 'off');
  for (const end of ['100 GB', '900 GB']) expect(screen.getByText(end)).toBeInTheDocument();
});

it('stands at its value between its bounds', () => {
  render(field);
  expect(slider('Storage')).toHaveValue('300');
  for (const [name, value] of [
    ['min', '100'],
    ['max', '900'],
    ['step', '100'],
  ] as const) {
    expect(slider('Storage')).toHaveAttribute(name, value);
  }
});

it('fills its track as far as the value', () => {
  const { container } = render(field);
  const track = container.querySelector('progress');
  expect([track?.value, track?.max]).toEqual([200, 800]);
});

it('says where it was moved', () => {
  render(field);
  moveTo(slider('Storage'), 700);
  expect(onChange).toHaveBeenCalledWith(700);
});

it('goes back to its value when the finger that has moved it scrolls the page instead', () => {
  render(field);
  fireEvent.pointerDown(slider('Storage'));
  moveTo(slider('Storage'), 700);
  fireEvent.pointerCancel(slider('Storage'));
  expect(onChange.mock.calls).toEqual([[700], [300]]);
});

it('says nothing when a finger scrolls the page from it and has moved nothing', () => {
  render(field);
  fireEvent.pointerDown(slider('Storage'));
  fireEvent.pointerCancel(slider('Storage'));
  expect(onChange).not.toHaveBeenCalled();
});

it('takes over what a visitor did before React arrived', async () => {
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(field);
  const early = container.querySelector<HTMLInputElement>('input[type=range]');
  if (early) early.value = '800';
  const root = await act(async () => hydrateRoot(container, field));
  expect(onChange).toHaveBeenCalledWith(800);
  await act(async () => root.unmount());
  container.remove();
});
