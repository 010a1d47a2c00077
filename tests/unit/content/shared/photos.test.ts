/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { articles } from '@/content/articles';
import { landingPages } from '@/content/landing-pages';
import { comingSoonPages } from '@/content/pages/coming-soon';
import { home } from '@/content/pages/home';
import { photos, photoSlots, type PhotoSlot } from '@/content/shared/photos';
import { filesOf } from '@/lib/build/export';
import { colors } from '@/lib/colors';
import { comingSoonDrawing, drawingOf } from '@/lib/illustrations';
import { textsOf } from '../../../support/content';

const FOLDER = 'content/illustrations';
const fileOf = (name: string) => `${FOLDER}/${name}.svg`;
const drawings = filesOf(FOLDER).map((file) => file.replace(/\.svg$/, ''));

/** Slots of the pictures that a page shows. */
const slotsOf = (content: unknown) =>
  textsOf(content).flatMap(([place, text]) => (place.endsWith('.slot') ? [text] : []));
const heroes = landingPages.map(({ path }) => path.slice(1));
const announced = comingSoonPages.map(({ path }) => comingSoonDrawing(path));
/** The drawing beside the managed IT page's list. */
const beside = ['managed-it-desk'];
const tabs = landingPages.flatMap(slotsOf);
const cards = slotsOf(home);
const stories = articles.map(({ image }) => image.slot);
const pictures = [tabs, cards, stories].map((slots) => slots.map(drawingOf));

it('shows no photograph in two places, but where articles share one', () => {
  const places = [...tabs, ...cards];
  expect(places.length).toBeGreaterThan(0);
  const all = [...places, ...new Set(stories)];
  expect(all.filter((slot, index) => all.indexOf(slot) !== index)).toEqual([]);
});

it('shows no photograph twice on one page, whatever its slots are called', () => {
  const pages = [home, ...landingPages].map(slotsOf);
  expect(pages.flat().length).toBeGreaterThan(20);
  const twice = pages.flatMap((slots) => {
    const ids = slots.map((slot) => photos[slot as PhotoSlot].id);
    return ids.filter((id, index) => ids.indexOf(id) !== index);
  });
  expect(twice).toEqual([]);
});

it('has a drawing of ours for every picture, every hero and every announced page', () => {
  const groups = [heroes, announced, beside, ...pictures];
  expect(groups.filter((names) => names.length === 0)).toEqual([]);
  const missing = groups.flat().filter((name) => !drawings.includes(name));
  expect(missing.map(fileOf)).toEqual([]);
});

it('has no drawing that nothing shows', () => {
  const slots = photoSlots.map(drawingOf);
  const known = new Set<string>([...slots, ...heroes, ...announced, ...beside]);
  const unknown = drawings.filter((name) => !known.has(name));
  expect(
    unknown.map(
      (name) => `${fileOf(name)}: expected a page, a slot or a name in \`beside\` to show it`,
    ),
  ).toEqual([]);
});

/** The frames that pages cut drawings with (components/illustrations): what lies outside them is not seen. */
const HERO_FRAME = '0 0 1000 300';
const FRAME = '0 0 440 300';

it.each(drawings)('%s is drawn for the frame that shows it', (name) => {
  const svg = readFileSync(fileOf(name), 'utf8');
  const [, frame] = /^<svg[^>]* viewBox="([^"]*)"/.exec(svg) ?? [];
  expect(frame).toBe(heroes.includes(name) ? HERO_FRAME : FRAME);
});

/** What a fill or a stroke may be: a name that the theme does not have would be published black. */
const paints = Object.keys(colors.light).map((name) => `var(--${name})`);

it.each(drawings)('%s follows the theme and is under 3 KB', (name) => {
  const file = fileOf(name);
  const svg = readFileSync(file, 'utf8');
  expect(gzipSync(svg).length).toBeLessThan(3_072);
  // One group, whose name the published file changes: a second name would be another drawing's too.
  expect([...svg.matchAll(/ id="[^"]*"/g)].map(([name]) => name)).toEqual([' id="art"']);
  expect(svg).toContain('<g id="art">');
  expect(svg).not.toMatch(/style=|class=|<style|<script|<text|<image|on\w+=/);
  const colours = [...svg.matchAll(/(?:fill|stroke)="([^"]+)"/g)].map((match) => match[1] ?? '');
  expect(colours.length).toBeGreaterThan(2);
  const unknown = colours.filter((colour) => colour !== 'none' && !paints.includes(colour));
  expect(
    unknown.map((colour) => `${file}: expected none or ${paints.join(', ')} (found "${colour}")`),
  ).toEqual([]);
});
