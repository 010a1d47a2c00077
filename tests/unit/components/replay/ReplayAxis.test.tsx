import { render } from '@testing-library/react';
import { ReplayAxis } from '@/components/replay/ReplayAxis';
import * as ui from '@/content/ui';

it('draws the marked time where it passes, with its length in words, and a tick for each whole minute', () => {
  const steps = [{ at: 0 }, { at: 60 }, { at: 90, marked: true as const }, { at: 120 }];
  const { container } = render(<ReplayAxis steps={steps} end={120} />);
  const placesOf = (selector: string, ...names: string[]) =>
    [...container.querySelectorAll(selector)].map((mark) =>
      names.map((name) => Number.parseFloat(mark.getAttribute(name) ?? '')),
    );
  expect(placesOf('rect', 'x', 'width')).toEqual([[50, 25]]);
  expect(placesOf('text', 'x')).toEqual([[62.5]]);
  expect(container.querySelector('text')).toHaveTextContent(ui.seconds(30));
  expect(placesOf('line[x1]', 'x1')).toEqual([[0], [50], [100]]);
  expect(placesOf('circle', 'cx')).toEqual([[0], [50], [75], [100]]);
});
