import { domainToASCII } from 'node:url';
import { parseArgs } from 'node:util';
import { webOrigin } from '@/lib/env';
import { visible } from '@/lib/format/visible';
import { notInTypeface } from '@/lib/typeface';
import { countryName } from './country';

/** What a takeover has to know, in the order in which it asks. */
export const questions = {
  name: { asks: 'Name of the company (at most 32 characters)', example: 'Northgate Systems' },
  street: { asks: 'Street address, if visitors may come', example: '40 Elm Street' },
  city: { asks: 'City', example: 'Ottawa' },
  region: { asks: 'Province or state', example: 'Ontario' },
  country: { asks: 'Country, in two capital letters', example: 'CA' },
  phone: { asks: 'Phone, ten digits', example: '(613) 555-0170' },
  email: { asks: 'Email address', example: 'hello@northgate.example' },
  origin: { asks: 'Address of the site, without a path', example: 'https://www.northgate.example' },
} as const;
type Question = keyof typeof questions;
export type Answers = Record<Question, string>;

/** Names of the questions, which are those of the arguments, in the order in which it asks. */
export const questionNames = Object.keys(questions) as Question[];

/** How to call the command. */
export const USAGE = `npm run takeover makes this site another company's: it writes content/company.ts and .env.local,
builds, and searches the export for what the old company was called. On a terminal it asks:

  npm run takeover

It does not ask for what arguments say:

  npm run takeover -- ${questionNames.map((name) => `--${name} "${questions[name].example}"`).join(' ')}

Without --street no street is shown; without --country it stays as it is.
To build and search once more, for a name from before: npm run takeover -- --formerly "Northgate Systems"`;

/** What stands in the arguments. */
interface Given {
  answers: Partial<Answers>;
  /** A name to search for, where content/company.ts has the new one already. */
  formerly: string | undefined;
}

/** What parseArgs makes of the arguments. PowerShell keeps `--` to itself, and npm then the names of arguments. */
function parsed(args: readonly string[]): Record<string, string> {
  const text = { type: 'string' } as const;
  const options = Object.fromEntries([...questionNames, 'formerly'].map((name) => [name, text]));
  try {
    return parseArgs({ args: [...args], options }).values as Record<string, string>;
  } catch (cause) {
    const fault = cause instanceof Error ? cause.message : cause;
    throw new Error(
      `${fault}\nIn PowerShell write '--' in quotes, or run it without arguments: npm run takeover`,
      { cause },
    );
  }
}

/** Reads the arguments. Throws an Error that names the one that is unknown or empty. */
export function readArguments(args: readonly string[]): Given {
  const values = parsed(args);
  for (const [name, value] of Object.entries(values))
    if (!value.trim()) throw new Error(`--${name}: expected something, found nothing`);
  const { formerly, ...answers } = values;
  return { answers, formerly };
}

function phoneAsWritten(given: string): string {
  const digits = given.replace(/[\s().-]/g, '');
  const [, area, exchange, line] = /^(?:\+?1)?([2-9]\d{2})([2-9]\d{2})(\d{4})$/.exec(digits) ?? [];
  if (line) return `(${area}) ${exchange}-${line}`;
  throw new Error(
    `--phone: expected ten digits of North America, such as (613) 555-0170, found "${given}"`,
  );
}

/** An address as settings have it: of a host such as www.böhm.example the letters are written in ASCII (xn--…). */
const withPlainHost = (address: string): string =>
  address.replace(
    /(?<=^https?:\/\/)[^/:?#]*\P{ASCII}[^/:?#]*/iu,
    (host) => domainToASCII(host) || host,
  );

/**
 * An answer that stands in guides: the name, and by way of the blurb the city. Others stand on pages alone,
 * where a browser takes a letter that is missing from another typeface.
 */
function asTypeset(question: Question, answer: string): string {
  const missing = notInTypeface(answer);
  if (missing.length === 0) return answer;
  const letters = visible(missing.join(' '));
  throw new Error(
    `--${question}: expected letters that the typeface has, not ${letters}, found "${visible(answer)}"`,
  );
}

/**
 * An answer as it is written down. Throws an Error that names the argument. What is not looked at here,
 * the schema of content/company.ts looks at, which a line break would keep from being read at all.
 */
export function answerTo(question: Question, given: string): string {
  // An accent may come as a sign of its own behind its letter, even where the typeface has the two as one.
  const answer = given.trim().normalize();
  if (/\p{Cc}/u.test(answer))
    throw new Error(
      `--${question}: expected one line without control characters, found "${visible(answer)}"`,
    );
  if (question === 'phone') return phoneAsWritten(answer);
  if (question === 'origin') return webOrigin('--origin', withPlainHost(answer));
  if (question === 'email') return answer;
  if (question === 'country') {
    countryName(answer);
    return answer;
  }
  // Few keyboards have the apostrophe that the schema asks for.
  const words = answer.replaceAll("'", '’');
  return question === 'name' || question === 'city' ? asTypeset(question, words) : words;
}

/**
 * All answers: those given, and what is usual for the others. Throws an Error that names every argument
 * that is missing, or the first that is wrong.
 */
export function complete(given: Partial<Answers>, usual: Partial<Answers>): Answers {
  const all = { ...usual, ...given };
  const missing = questionNames.filter((name) => all[name] === undefined);
  if (missing.length > 0)
    throw new Error(`Missing: ${missing.map((name) => `--${name}`).join(', ')}`);
  const entries = questionNames.map((name) => [name, all[name] && answerTo(name, all[name])]);
  return Object.fromEntries(entries) as Answers;
}
