/** A moment on an axis of time; one of them may be marked for the time that led to it. */
interface Moment {
  at: number;
  marked?: boolean | undefined;
}

/** The time that led to the marked moment, from the one before it. Where none is marked it has no length. */
export function markedSpan(moments: readonly Moment[]): { from: number; to: number } {
  const index = moments.findIndex(({ marked }) => marked);
  return { from: moments[index - 1]?.at ?? 0, to: moments[index]?.at ?? 0 };
}
