import { act, cleanup, renderHook } from '@testing-library/react';
import { usePathname } from 'next/navigation';
import { useLeftState } from '@/components/ui/use-left-state';

jest.mock('next/navigation', () => ({ usePathname: jest.fn() }));

/** A page that keeps its sliders. */
function open(path: string) {
  jest.mocked(usePathname).mockReturnValue(path);
  return renderHook(() => useLeftState('sliders', 'default')).result;
}
function set(path: string, state: string) {
  const page = open(path);
  act(() => page.current[1](state));
  cleanup();
}

it('finds by Back what was set on that page, and not what was set on another since', () => {
  set('/a', 'set on a');
  set('/b', 'set on b');
  window.dispatchEvent(new PopStateEvent('popstate'));
  expect(open('/a').current[0]).toBe('set on a');
  cleanup();
  document.body.click(); // a link
  expect(open('/a').current[0]).toBe('default');
});

it('takes the way to a place of the page for no way back, and Back from there for one', () => {
  set('/a', 'set on a');
  document.body.innerHTML = '<a href="#part"><b>Part</b></a>';
  document.body.querySelector('b')?.click();
  window.dispatchEvent(new PopStateEvent('popstate'));
  expect(open('/a').current[0]).toBe('default');
  cleanup();
  set('/a', 'set on a');
  window.dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  expect(open('/a').current[0]).toBe('set on a');
});
