import { formatValue, type ValueFormat } from './value-format';

/** What a result is called, and how it reads: dollars where only a name is given. */
export type ResultCopy = string | { label: string; format: ValueFormat };

/** A result with its words, ready to be shown. */
export interface AnswerLine {
  label: string;
  value: number;
  formatted: string;
}

/** Every result of an estimate with its words. */
export function answerLines<Result extends string>(
  results: Record<Result, number>,
  copy: Readonly<Record<Result, ResultCopy>>,
): Record<Result, AnswerLine> {
  const lines = Object.entries<number>(results).map(([key, value]): [string, AnswerLine] => {
    const words = copy[key as Result];
    const { label, format } =
      typeof words === 'string' ? { label: words, format: 'dollars' as const } : words;
    return [key, { label, value, formatted: formatValue(value, format) }];
  });
  return Object.fromEntries(lines) as Record<Result, AnswerLine>;
}
