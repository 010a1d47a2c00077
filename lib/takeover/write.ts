import type { Answers } from './answers';
import { countryName } from './country';

/** What content/company.ts says now. */
type Present = Omit<Answers, 'origin'>;

/** A string in quotes of either kind. */
const STRING = String.raw`(?<quote>['"])(?<words>(?:(?!\k<quote>)[^\\\n]|\\.)*)\k<quote>`;
/** A field of the file and its string: the top fields stand two spaces in. */
const patternOf = (field: string, before = '^ {2}') =>
  new RegExp(String.raw`${before}${field}:\s*${STRING}`, 'm');
const LOCALITY = /^ {2}locality: \{[^}]*\}/m;

function stringIn(source: string, field: string, pattern = patternOf(field)): string {
  const words = pattern.exec(source)?.groups?.words;
  if (words === undefined)
    throw new Error(
      `content/company.ts is not in its own form: expected ${field} with its words in quotes`,
    );
  return words.replace(/\\(.)/g, '$1');
}

/** Beyond this a line, with its comma, is broken. All is written as `npm run format` would write it. */
const WIDTH = 100;

/** A string and its quotes: an address such as o'hara@firm.example has the other ones. */
function quoted(value: string): string {
  const quote = value.includes("'") ? '"' : "'";
  return `${quote}${value.replace(/[\\"]/g, '\\$&')}${quote}`;
}

function fieldOf(name: string, value: string): string {
  const line = `  ${name}: ${quoted(value)}`;
  return line.length < WIDTH ? line : line.replace(': ', ':\n    ');
}

function localityOf(place: Pick<Present, 'city' | 'region' | 'country'>): string {
  const fields = Object.entries(place).map(([name, value]) => `${name}: ${quoted(value)}`);
  const line = `  locality: { ${fields.join(', ')} }`;
  return line.length < WIDTH ? line : `  locality: {\n    ${fields.join(',\n    ')},\n  }`;
}

/** Reads the text of content/company.ts. Throws when a field is missing, or has no words in quotes. */
export function companyIn(source: string): Present {
  const placeOf = (field: string) =>
    stringIn(source, `locality.${field}`, patternOf(field, String.raw`^ {2}locality: \{[^}]*\b`));
  return {
    name: stringIn(source, 'name'),
    street: patternOf('street').test(source) ? stringIn(source, 'street') : '',
    city: placeOf('city'),
    region: placeOf('region'),
    country: placeOf('country'),
    phone: stringIn(source, 'phone'),
    email: stringIn(source, 'email'),
  };
}

/**
 * The text of content/company.ts with these answers: the blurb has the new names of company and city, locality
 * is written anew, all else stays.
 */
export function companyWith(source: string, answers: Present): string {
  const { name, street, city, region, country, phone, email } = answers;
  const old = companyIn(source);
  // In one go: the new name may have the old city in it.
  const blurb = stringIn(source, 'blurb')
    .split(old.name)
    .map((words) => words.replaceAll(old.city, () => city))
    .join(name);
  const location = [city, region, countryName(country)].join(', ');
  const rewritten = Object.entries({ name, blurb, phone, email, location }).reduce(
    (text, [field, value]) => text.replace(patternOf(field), () => fieldOf(field, value)),
    source.replace(LOCALITY, () => localityOf({ city, region, country })),
  );
  const streetless = rewritten.replace(
    new RegExp(String.raw`${patternOf('street').source},\r?\n`, 'm'),
    '',
  );
  return street
    ? streetless.replace(/^ {2}location:/m, () => `${fieldOf('street', street)},\n  location:`)
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
