/**
 * Draws each of its arguments as app/og draws words, with the font that it is given and without any network.
 * Prints as JSON which hosts each of them would have had the build ask. A process of its own: what draws is
 * written as modules, which jest cannot load.
 */
import { readFileSync } from 'node:fs';
import { ImageResponse } from 'next/og.js';
import { createElement } from 'react';

const fonts = [{ name: 'Instrument Sans', data: readFileSync(0), weight: 600, style: 'normal' }];

let asked = [];
const { fetch } = globalThis;
globalThis.fetch = (address, ...options) => {
  // What draws has its own programs in such addresses.
  if (String(address).startsWith('data:')) return fetch(address, ...options);
  asked.push(new URL(address).host);
  return Promise.reject(new Error('no network'));
};
console.error = () => undefined;

async function hostsFor(text) {
  asked = [];
  const card = createElement('div', { style: { fontFamily: 'Instrument Sans' } }, text);
  const image = new ImageResponse(card, { width: 1200, height: 630, fonts });
  await image.arrayBuffer().catch(() => undefined);
  return asked;
}

const hosts = [];
for (const text of process.argv.slice(2)) hosts.push(await hostsFor(text));
process.stdout.write(JSON.stringify(hosts));
