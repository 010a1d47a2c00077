import { act, render, screen } from '@testing-library/react';
import { Announcement } from '@/components/ui/Announcement';

/** Longer than words have to stand still before they are said. */
const PAUSE_MS = 1_000;
/** Not as long, but twice that is. */
const KEYSTROKE_MS = 400;

beforeEach(() => jest.useFakeTimers());

const keystroke = () => act(() => jest.advanceTimersByTime(KEYSTROKE_MS));
const pause = () => act(() => jest.advanceTimersByTime(PAUSE_MS));
const said = () => screen.getByRole('status').textContent;

it('says its words once they stand still', () => {
  const { rerender } = render(<Announcement text="1 article" />);
  keystroke();
  rerender(<Announcement text="2 articles" />);
  keystroke();
  expect(said()).toBe('');
  pause();
  expect(said()).toBe('2 articles');
});

it('writes the same words again when they answer something else, and only then', async () => {
  const { rerender } = render(<Announcement text="2 articles" of="wifi" />);
  pause();
  const written: Array<string | null> = [];
  const observer = new MutationObserver(() => written.push(said()));
  observer.observe(screen.getByRole('status'), {
    childList: true,
    characterData: true,
    subtree: true,
  });
  rerender(<Announcement text="2 articles" of="wifi" />);
  pause();
  await act(async () => undefined);
  expect(written).toEqual([]);
  rerender(<Announcement text="2 articles" of="cloud" />);
  await act(async () => undefined);
  pause();
  await act(async () => undefined);
  expect(written.at(-1)).toBe('2 articles');
  observer.disconnect();
});
