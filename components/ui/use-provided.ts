import { useContext, type Context } from 'react';

/** What a provider above the component hands down. Throws what `otherwise` says when there is none. */
export function useProvided<Value extends object>(
  context: Context<Value | null>,
  otherwise: string,
): Value {
  const value = useContext(context);
  if (!value) throw new Error(otherwise);
  return value;
}
