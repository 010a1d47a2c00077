import { act, render, screen, waitFor } from '@testing-library/react';
import { Reveal } from '@/components/motion/Reveal';

/** What the browser says of a block: where its top is, and whether it is in view. */
type Said = Pick<IntersectionObserverEntry, 'isIntersecting'> & { top: number };

let say: (...said: Said[]) => void;

beforeEach(() => {
  window.matchMedia = jest.fn().mockReturnValue({ matches: false });
  window.IntersectionObserver = jest.fn((callback: IntersectionObserverCallback) => {
    const observer = { observe: jest.fn(), disconnect: jest.fn() };
    say = (...said) => {
      const entries = said.map(({ top, isIntersecting }) => ({
        isIntersecting,
        boundingClientRect: { top },
      }));
      act(() => callback(entries as never, observer as never));
    };
    return observer;
  }) as never;
  // jsdom moves nothing.
  Element.prototype.animate = jest.fn().mockReturnValue({});
});
afterEach(() => {
  Reflect.deleteProperty(window, 'IntersectionObserver');
  Reflect.deleteProperty(Element.prototype, 'animate');
});

const below: Said = { top: window.innerHeight + 100, isIntersecting: false };
const inView: Said = { top: 100, isIntersecting: true };
const block = () => screen.getByText('words');

it('hides a block that lies below the window until it comes into view', async () => {
  render(<Reveal>words</Reveal>);
  say(below);
  expect(block()).toHaveAttribute('data-reveal', 'pending');
  say(inView);
  await waitFor(() => expect(block()).toHaveAttribute('data-reveal', 'shown'));
});

it('never hides a block that has come into view before its first word was heard', () => {
  render(<Reveal>words</Reveal>);
  say(below, inView);
  expect(block()).not.toHaveAttribute('data-reveal');
});

it('shows a hidden block for good when it goes', () => {
  const { unmount } = render(<Reveal>words</Reveal>);
  say(below);
  const element = block();
  unmount();
  expect(element).toHaveAttribute('data-reveal', 'shown');
});
