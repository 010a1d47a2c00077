import { usePathname } from 'next/navigation';
import { useEffect, useState, type Dispatch, type SetStateAction } from 'react';
import { isReturning } from '@/lib/navigation/visit';

/** What the visitor has set last, by page and control. In memory alone. */
const left = new Map<string, unknown>();

/**
 * State that Back and Forward find as it was left, where React goes from page to page; where pages are
 * loaded, the browser's own cache keeps it. A page that comes by a link begins with `initial`. `name` is
 * the control's among those of its page.
 */
export function useLeftState<State>(
  name: string,
  initial: State,
): [State, Dispatch<SetStateAction<State>>] {
  const place = `${usePathname()} ${name}`;
  const [state, setState] = useState(() =>
    isReturning() && left.has(place) ? (left.get(place) as State) : initial,
  );
  useEffect(() => {
    left.set(place, state);
  }, [place, state]);
  return [state, setState];
}
