import { afterPaint } from '@/lib/after-paint';

/** What happens, in its order. */
async function orderOf(frames: boolean): Promise<string[]> {
  const order: string[] = [];
  jest.spyOn(window, 'requestAnimationFrame').mockImplementation((draw) => {
    if (frames)
      queueMicrotask(() => {
        draw(0);
        order.push('drawn');
      });
    return 0;
  });
  const over = afterPaint().then(() => order.push('over'));
  order.push('asked');
  await over;
  return order;
}

it('is over after the next frame, not in it', async () => {
  expect(await orderOf(true)).toEqual(['asked', 'drawn', 'over']);
});

it('is over in a tab that draws nothing, too', async () => {
  expect(await orderOf(false)).toEqual(['asked', 'over']);
});
