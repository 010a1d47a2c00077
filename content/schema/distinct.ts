import { z } from 'zod';

/** No two items alike in what `key` gives. The fault is of the later one, and shows what both have. */
const noTwo = <Item>(key: (item: Item) => string, expected: string) =>
  z.superRefine<Item[]>((items, context) => {
    const keys = items.map(key);
    for (const [index, input] of keys.entries())
      if (keys.indexOf(input) < index)
        context.addIssue({ code: 'custom', path: [index], input, message: expected });
  });

/** No two items with the same `what`, which `key` gives. */
export const uniqueBy = <Item>(key: (item: Item) => string, what: string) =>
  noTwo(key, `expected a different ${what} for each`);

/** No two items with the same in one of their fields. */
export const unique = <Field extends string>(field: Field) =>
  uniqueBy((item: Readonly<Record<Field, string>>) => item[field], field);

/** No line of a list twice. */
export const once = (what: string) => noTwo((line: string) => line, `expected every ${what} once`);
