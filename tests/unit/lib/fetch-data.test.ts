import { fetchData } from '@/lib/fetch-data';

it('waits for no answer for ever: each question has its time', async () => {
  jest.useFakeTimers();
  AbortSignal.timeout = (time) => {
    const controller = new AbortController();
    setTimeout(() => controller.abort(), time);
    return controller.signal;
  };
  const silent = (_: unknown, { signal }: RequestInit = {}) =>
    new Promise((__, reject) => signal?.addEventListener('abort', () => reject(new Error('late'))));
  global.fetch = jest.fn(silent) as unknown as typeof fetch;
  let end = 'waits';
  fetchData('/a.json', String).catch(() => (end = 'gave up'));
  await jest.advanceTimersByTimeAsync(60_000);
  expect(end).toBe('gave up');
  expect(global.fetch).toHaveBeenCalledTimes(2);
});

it('reads no answer that says it is none, and asks again after a pause', async () => {
  jest.useFakeTimers();
  global.fetch = jest
    .fn()
    .mockResolvedValueOnce({ ok: false, status: 503, json: async () => 'an error' })
    .mockResolvedValue({ ok: true, json: async () => 'the file' });
  const read = fetchData('/a.json', String);
  await jest.advanceTimersByTimeAsync(0);
  expect(global.fetch).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(1_000);
  expect(await read).toBe('the file');
});
