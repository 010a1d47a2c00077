import { writeFileSync } from 'node:fs';
import type { TestInfo } from '@playwright/test';

/** Keeps a picture (PNG) of what a browser shows that is not Playwright's, when its test has failed. */
export async function keepPicture(
  info: TestInfo,
  name: string,
  take: () => Promise<Uint8Array> | Uint8Array,
): Promise<void> {
  if (info.status === info.expectedStatus) return;
  const path = info.outputPath(`${name}.png`);
  writeFileSync(path, await take());
  await info.attach(name, { path, contentType: 'image/png' });
}
