import { slugOf } from './slug';

/** The name under which a visitor saves a file of ours, so that a folder of downloads says whose it is. */
export const savedName = (company: string, file: string): string =>
  [slugOf(company), file].filter(Boolean).join('-');
