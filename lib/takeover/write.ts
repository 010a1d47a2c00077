import type { Answers } from './answers';
import { countryName } from './country';

/** What content/company.ts says now. */
type Present = Omit<Answers, 'origin'>;

const STRING = "'((?:[^'\\\\]|\\\\.)*)'";
/** A string of the file: its top fields stand two spaces in, and those of its locality in one line. */
const patternOf = (field: string, inside = '^ {2}') =>
  new RegExp(`(${inside}${field}:\\s*)${STRING}`, 'm');
const IN_LOCALITY = '^ {2}locality: \\{[^}]*\\b';

function stringIn(source: string, pattern: RegExp): string {
  const found = pattern.exec(source)?.[2];
  if (found === undefined)
    throw new Error(`content/company.ts is not in its own form: nothing fits ${pattern}`);
  return found.replace(/\\(.)/g, '$1');
}

const quoted = (value: string): string => `'${value.replace(/[\\']/g, '\\$&')}'`;

const withString = (source: string, pattern: RegExp, value: string): string =>
  source.replace(pattern, (_whole, before: string) => `${before}${quoted(value)}`);

/** Reads the text of content/company.ts. Throws when it is not written as it is delivered. */
export function companyIn(source: string): Present {
  const street = patternOf('street');
  return {
    name: stringIn(source, patternOf('name')),
    street: street.test(source) ? stringIn(source, street) : '',
    city: stringIn(source, patternOf('city', IN_LOCALITY)),
    region: stringIn(source, patternOf('region', IN_LOCALITY)),
    country: stringIn(source, patternOf('country', IN_LOCALITY)),
    phone: stringIn(source, patternOf('phone')),
    email: stringIn(source, patternOf('email')),
  };
}

/** The text of content/company.ts with these answers. All else stays: the blurb has the new city's name. */
export function companyWith(source: string, answers: Present): string {
  const { name, street, city, region, country, phone, email } = answers;
  const { city: oldCity } = companyIn(source);
  const blurb = stringIn(source, patternOf('blurb')).replaceAll(oldCity, () => city);
  const fields: Array<[RegExp, string]> = [
    [patternOf('name'), name],
    [patternOf('blurb'), blurb],
    [patternOf('phone'), phone],
    [patternOf('email'), email],
    [patternOf('location'), [city, region, countryName(country)].join(', ')],
    [patternOf('city', IN_LOCALITY), city],
    [patternOf('region', IN_LOCALITY), region],
    [patternOf('country', IN_LOCALITY), country],
  ];
  const rewritten = fields.reduce(
    (text, [pattern, value]) => withString(text, pattern, value),
    source,
  );
  const streetless = rewritten.replace(new RegExp(`^ {2}street:\\s*${STRING},\\r?\\n`, 'm'), '');
  return street
    ? streetless.replace(/^ {2}location:/m, () => `  street: ${quoted(street)},\n  location:`)
    : streetless;
}

/** A line of settings for the site's origin, set or commented out. */
const ORIGIN = /^#?[ \t]*NEXT_PUBLIC_SITE_URL=.*(?:\r?\n|$)/gm;

/** The text of .env.local with the site's origin, in its place where it has one; all else stays. */
export function environmentWith(text: string, origin: string): string {
  const line = `NEXT_PUBLIC_SITE_URL=${origin}\n`;
  let written = false;
  const settings = text.replace(ORIGIN, () => {
    const here = written ? '' : line;
    written = true;
    return here;
  });
  return written ? settings : `${settings}${/[^\n]$/.test(settings) ? '\n' : ''}${line}`;
}
