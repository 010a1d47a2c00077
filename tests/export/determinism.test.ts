import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesOf } from '@/lib/build/export';
import { DRAFT_ID, DRAFT_WORD } from '../support/drafts';
import { FIRST_OUT, OUT } from '../support/exports';

/** How much of two files is shown around their first difference. */
const AROUND = 60;

/** Where two files part, and what stands there in each. */
function differenceOf(first: Buffer, second: Buffer): string {
  const differs = first.findIndex((byte, place) => byte !== second[place]);
  const place = differs < 0 ? first.length : differs;
  const around = (bytes: Buffer) =>
    JSON.stringify(bytes.subarray(Math.max(0, place - AROUND), place + AROUND).toString());
  return `byte ${place}: ${around(first)} and ${around(second)}`;
}

// Both exports stay, to be compared by hand: .cache/first-out and out.
it('writes the same bytes twice, whatever the machine’s clock, zone and language, and with drafts beside', () => {
  const files = filesOf(FIRST_OUT);
  expect(files.length).toBeGreaterThan(100);
  expect(filesOf(OUT)).toEqual(files);
  const differences = files.flatMap((file) => {
    const [first, second] = [readFileSync(join(FIRST_OUT, file)), readFileSync(join(OUT, file))];
    return first.equals(second) ? [] : [`${file}, ${differenceOf(first, second)}`];
  });
  expect(differences).toEqual([]);
});

it('has no word, card or entry of a draft that was beside', () => {
  for (const file of filesOf(FIRST_OUT)) {
    expect([file, file.includes(DRAFT_ID)]).toEqual([file, false]);
    expect([file, readFileSync(join(FIRST_OUT, file)).includes(DRAFT_WORD)]).toEqual([file, false]);
  }
});
