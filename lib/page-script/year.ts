import { writeCopyrightYear } from '../copyright-year';

/** Writes the year as soon as its line is there. */
export function year(): void {
  addEventListener('DOMContentLoaded', writeCopyrightYear);
}
