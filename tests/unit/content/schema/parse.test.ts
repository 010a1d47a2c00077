/** @jest-environment node */
import { z } from 'zod';
import { company } from '@/content/company';
import { brokenContent, ContentError, parseContent } from '@/content/schema/parse';
import { folderOf } from '../../../support/folder';

const schema = z.strictObject({
  title: z.string().max(5, 'expected at most 5 characters'),
  items: z.array(z.strictObject({ answer: z.string() })),
});
const parse = (data: unknown) => () => parseContent('content/x.ts', schema, data);

it('hands over what is right', () => {
  const data = { title: 'Words', items: [] };
  expect(parse(data)()).toEqual(data);
});

it('names file, field, what was expected and what was found', () => {
  expect(parse({ title: 'Too long', items: [] })).toThrow(ContentError);
  expect(parse({ title: 'Too long', items: [] })).toThrow(
    'content/x.ts: title: expected at most 5 characters (found 8 characters: "Too long")',
  );
});

it('counts its way into lists', () => {
  expect(parse({ title: '', items: [{ answer: 'x' }, { answer: 7 }] })).toThrow(
    /content\/x\.ts: items\[1\]\.answer: .*expected string.*\(found 7\)/,
  );
});

it('lists every fault at once', () => {
  expect(parse({ title: 'Too long', items: 'x' })).toThrow(/title:[\s\S]*items:/);
});

it('names the whole file where nothing of it is right', () => {
  expect(parse(7)).toThrow(/content\/x\.ts: \(the whole file\): /);
});

it('shows only the beginning of what is long', () => {
  expect(parse({ title: 'x'.repeat(200), items: [] })).toThrow(
    /\(found 200 characters: "x{70,77}\.\.\.\)/,
  );
});

it('shows what of a text breaks a rule, and what is around it', () => {
  const found = z.string().superRefine((_, context) => {
    context.addIssue({ code: 'custom', message: 'expected no mark', params: { found: '!' } });
  });
  const answer = `${'word '.repeat(40)}here! ${'word '.repeat(40)}`;
  const faulty = (value: string) => () =>
    parseContent('content/x.ts', z.strictObject({ answer: found }), { answer: value });
  expect(faulty('Here!')).toThrow('answer: expected no mark (found "!" in "Here!")');
  expect(faulty(answer)).toThrow(/\(found "!" in "…[\w ]{36}here! (?:word )+\w*…"\)$/);
});

it('says which kind was expected in words of its own', () => {
  const schema = z.strictObject({ kind: z.literal('contact') });
  expect(() => parseContent('content/x.ts', schema, { kind: 'page' })).toThrow(
    'content/x.ts: kind: expected "contact" (found "page")',
  );
});

it('counts what has to be of a number', () => {
  const items = z.array(z.string()).max(1, 'expected at most one item');
  const answer = z.string().refine(() => false, 'expected an answer of 4 to 9 words');
  const schema = z.strictObject({ items, answer });
  const data = { items: ['a', 'b'], answer: 'One  and two.' };
  const faulty = () => parseContent('content/x.ts', schema, data);
  expect(faulty).toThrow('(found 2: ["a","b"])');
  expect(faulty).toThrow('(found 3 words: "One  and two.")');
});

it('names every field that no schema knows', () => {
  const faulty = parse({ title: '', items: [], tags: 'a', colour: 'red' });
  expect(faulty).toThrow('content/x.ts: tags: expected no field of this name (found "a")');
  expect(faulty).toThrow('content/x.ts: colour: expected no field of this name (found "red")');
});

it('says of a missing field that it is missing', () => {
  expect(parse({ items: [] })).toThrow(
    'content/x.ts: title: expected string (the field is missing)',
  );
});

it('shows what one would not see', () => {
  expect(parse({ title: 'Too\u00a0long', items: [] })).toThrow(
    '(found 8 characters: "Too<U+00A0>long")',
  );
});

/** A company's name may have signs that mean something in a pattern. */
const inPattern = company.name.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

it('shows the line of the file, and no line of the parser', () => {
  const file = 'content/company.ts';
  const { name } = company;
  const faulty = () =>
    parseContent(file, z.strictObject({ name: z.string().max(0, 'expected none') }), { name });
  expect(faulty).toThrow(
    new RegExp(`expected none .*\\n.*\\n> +\\d+ \\|   name: '${inPattern}',\\n`),
  );
  let thrown: unknown;
  try {
    faulty();
  } catch (error) {
    thrown = error;
  }
  expect(thrown).toBeInstanceOf(ContentError);
  expect((thrown as ContentError).stack).toBe(`ContentError: ${(thrown as ContentError).message}`);
});

it('shows the object in which a field is missing, and a field that no schema knows', () => {
  const file = 'content/company.ts';
  const { name } = company;
  const schema = z.strictObject({ menu: z.string() });
  expect(() => parseContent(file, schema, {})).toThrow(
    /menu: expected string \(the field is missing\)\n.*\n> +\d+ \| export const company = /,
  );
  expect(() => parseContent(file, schema, { menu: '', name })).toThrow(
    new RegExp(
      `name: expected no field of this name.*\\n.*\\n> +\\d+ \\|   name: '${inPattern}',\\n`,
    ),
  );
});

it('shows of a fault’s line what is around the sign that it has found', () => {
  const before = process.cwd();
  const words = 'word '.repeat(40);
  process.chdir(folderOf({ 'a.md': `Title\n${words}here,\u00a0there,\u202eand there ${words}` }));
  try {
    const messageOf = (found: string) => brokenContent(`a.md:2: expected no mark${found}`).message;
    const shown = /^> 2 \| ….*here,<U\+00A0>there,<U\+202E>and there.*…$/m;
    for (const found of ['<U+00A0>there,<U+202E>', '<U+202E>" in "word here'])
      expect(messageOf(` (found "${found}")`)).toMatch(shown);
    expect(messageOf('')).toMatch(/^> 2 \| word /m);
    expect(brokenContent('See a.md:2: expected').message).toBe(
      'Broken content\nSee a.md:2: expected',
    );
  } finally {
    process.chdir(before);
  }
});
