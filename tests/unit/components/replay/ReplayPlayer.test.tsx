import { act, fireEvent, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { ReplayPlayer } from '@/components/replay/ReplayPlayer';
import { cybersecurity } from '@/content/services/cybersecurity';
import * as ui from '@/content/ui';
import { formatClock, minutesAndSeconds } from '@/lib/format/clock';
import { READING_MS } from '@/lib/replay';

const { steps } = cybersecurity.replay;
const end = steps.at(-1)?.at ?? 0;

function setup(asked = true) {
  const list = createRef<HTMLOListElement>();
  return render(
    <>
      <ol ref={list}>
        {steps.map(({ title }) => (
          <li key={title}>{title}</li>
        ))}
      </ol>
      <ReplayPlayer asked={asked} open steps={steps} list={list} />
    </>,
  );
}
const button = (name: string) => screen.getByRole('button', { name });
const slider = () => screen.getByRole('slider');
const shown = () =>
  screen
    .getAllByRole('listitem')
    .flatMap((item, index) => (item.hasAttribute('aria-current') ? [index] : []));
const plays = (ms: number) => act(() => jest.advanceTimersByTime(ms));

beforeEach(() => jest.useFakeTimers());

it('plays every step for as long, to the end, and begins again', () => {
  setup();
  expect(shown()).toEqual([0]);
  fireEvent.click(button(ui.play));
  for (const index of steps.keys()) {
    expect(shown()).toEqual([index]);
    plays(READING_MS);
  }
  expect(slider()).toHaveValue(String(end));
  fireEvent.click(button(ui.playAgain));
  expect(shown()).toEqual([0]);
  expect(button(ui.pause)).toBeInTheDocument();
});

it('stands still when it is paused, stepped or dragged', () => {
  setup();
  const rests = () => {
    const value = (slider() as HTMLInputElement).value;
    plays(READING_MS * 2);
    expect(slider()).toHaveValue(value);
    fireEvent.click(button(ui.play));
    plays(1_000);
  };
  fireEvent.click(button(ui.play));
  plays(READING_MS + 1_000);
  expect(shown()).toEqual([1]);
  fireEvent.click(button(ui.pause));
  rests();
  fireEvent.click(button(ui.nextStep));
  expect(shown()).toEqual([2]);
  rests();
  fireEvent.change(slider(), { target: { value: String(end) } });
  expect(shown()).toEqual([steps.length - 1]);
  expect(button(ui.playAgain)).toBeInTheDocument();
});

it.each([
  ['has moved nothing yet', undefined],
  ['had moved the handle to where it came down', String(end)],
])('plays on when a finger scrolls the page from its slider, and %s', (_, value) => {
  setup();
  fireEvent.click(button(ui.play));
  plays(READING_MS + 1_000);
  fireEvent.pointerDown(slider());
  if (value !== undefined) fireEvent.change(slider(), { target: { value } });
  fireEvent.pointerCancel(slider());
  expect(button(ui.pause)).toBeInTheDocument();
  expect(shown()).toEqual([1]);
  plays(READING_MS);
  expect(shown()).toEqual([2]);
});

it('stands where it stood when a finger scrolls the page from its slider', () => {
  setup();
  fireEvent.click(button(ui.nextStep));
  fireEvent.pointerDown(slider());
  fireEvent.change(slider(), { target: { value: String(end) } });
  fireEvent.pointerCancel(slider());
  expect(shown()).toEqual([1]);
  expect(button(ui.play)).toBeInTheDocument();
});

it('steps from moment to moment, and not beyond them', () => {
  setup();
  fireEvent.click(button(ui.previousStep));
  expect(shown()).toEqual([0]);
  for (const { at } of steps.slice(1)) {
    fireEvent.click(button(ui.nextStep));
    expect(slider()).toHaveValue(String(at));
  }
  expect(button(ui.nextStep)).toHaveAttribute('aria-disabled', 'true');
  fireEvent.click(button(ui.nextStep));
  expect(shown()).toEqual([steps.length - 1]);
  fireEvent.click(button(ui.previousStep));
  expect(shown()).toEqual([steps.length - 2]);
});

it('plays on where the button to the step before is said to be disabled', () => {
  setup();
  fireEvent.click(button(ui.play));
  plays(READING_MS / 2);
  const { value } = slider() as HTMLInputElement;
  expect(Number(value)).toBeGreaterThan(0);
  expect(button(ui.previousStep)).toHaveAttribute('aria-disabled', 'true');
  fireEvent.click(button(ui.previousStep));
  expect(slider()).toHaveValue(value);
  expect(button(ui.pause)).toBeInTheDocument();
});

it('says the step that is shown once it rests, and its time on the slider', () => {
  setup();
  fireEvent.click(button(ui.nextStep));
  plays(1_000);
  const title = steps[1]?.title ?? '';
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(
    `${ui.stepOf(2, steps.length)}: ${title}`,
  );
  expect(slider()).toHaveAttribute('aria-valuetext', expect.not.stringContaining(title)); // said once
  expect(screen.getByText(formatClock(steps[1]?.at ?? 0))).toBeInTheDocument();
});

it('says on its slider where it stands, and no second that passes', () => {
  setup();
  const said = () => slider().getAttribute('aria-valuetext');
  const first = said();
  fireEvent.click(button(ui.play));
  plays(READING_MS / 2);
  expect(slider()).not.toHaveValue('0');
  expect(said()).toBe(first);
  plays(READING_MS);
  expect(said()).not.toBe(first);
  fireEvent.click(button(ui.pause));
  const { minutes, seconds } = minutesAndSeconds(Number((slider() as HTMLInputElement).value));
  expect(said()).toBe(ui.spokenClock(minutes, seconds));
});

it('leaves no mark behind', () => {
  const { rerender } = setup();
  const items = screen.getAllByRole('listitem');
  rerender(<p>gone</p>);
  for (const item of items) expect(item).not.toHaveAttribute('aria-current');
});

it('marks and says nothing in a list that the browser has unfolded', () => {
  setup(false);
  plays(1_000);
  expect(shown()).toEqual([]);
  const said = screen.queryAllByRole('status').map(({ textContent }) => textContent);
  expect(said.filter((words) => words?.includes(steps[0]?.title ?? ''))).toEqual([]);
});
