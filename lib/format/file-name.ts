/** The name under which a visitor saves a file of ours, so that a folder of downloads says whose it is. */
export const savedName = (company: string, file: string): string =>
  `${company.toLowerCase().replace(/[^a-z0-9]+/g, '-')}-${file}`;
