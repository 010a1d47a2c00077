const countries = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });
/** Codes of no country, for some of which Intl has a name all the same: "Unknown Region". XK is Kosovo's. */
const NO_COUNTRY = /^(?:AA|E[UZ]|Q[M-Z]|UN|X(?!K)[A-Z]|ZZ)$/;

/** The name of a country by its code. Throws an Error that names the argument when no country has it. */
export function countryName(code: string): string {
  const name =
    /^[A-Z]{2}$/.test(code) &&
    !NO_COUNTRY.test(code) &&
    // UK and SU are other names of GB and RU, or were.
    new Intl.Locale(`und-${code}`).region === code &&
    countries.of(code);
  if (name) return name;
  throw new Error(
    `--country: expected the two capital letters of a country, such as CA, found "${code}"`,
  );
}
