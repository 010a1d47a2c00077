import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';

/**
 * React keeps what a visitor did to a control before it arrived, but does not hear of it. A component
 * that holds a control's value in state calls this: `adopt` gets the control once, in the first effect,
 * and takes over what it finds there.
 */
export function useAdopted<Control extends HTMLElement>(
  adopt: (control: Control) => void,
): RefObject<Control | null> {
  const ref = useRef<Control>(null);
  const onFirst = useEffectEvent(adopt);
  useEffect(() => {
    if (ref.current) onFirst(ref.current);
  }, []);
  return ref;
}
