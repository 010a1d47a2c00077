/** @jest-environment node */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { articles } from '@/content/articles';
import { landingPages } from '@/content/landing-pages';
import { comingSoonPages } from '@/content/pages/coming-soon';
import { home } from '@/content/pages/home';
import { photoSlots } from '@/content/shared/photos';
import { textsOf } from '../../../support/content';

const FOLDER = 'public/illustrations';
const drawings = readdirSync(FOLDER);

/** Slots of the pictures that a page shows. */
const slotsOf = (content: unknown) =>
  textsOf(content).flatMap(([place, text]) => (place.endsWith('.slot') ? [text] : []));
const heroes = landingPages.map(({ slug }) => `hero-${slug}`);
const announced = comingSoonPages.map(({ path }) => `coming-soon-${path.replace(/^.*\//, '')}`);
/** The drawing beside the managed IT page's list. */
const beside = ['managed-it-desk'];
const tabs = landingPages.flatMap(slotsOf);
const cards = slotsOf(home);
const stories = articles.map(({ image }) => image.slot);

it('shows no photograph in two places, but where articles share one', () => {
  const places = [...tabs, ...cards];
  expect(places.length).toBeGreaterThan(0);
  expect(new Set([...places, ...stories]).size).toBe(places.length + new Set(stories).size);
});

it('has a drawing of ours for every picture, every hero and every announced page', () => {
  for (const names of [heroes, announced, beside, tabs, cards, stories]) {
    expect(names.length).toBeGreaterThan(0);
    expect(names.filter((name) => !existsSync(`${FOLDER}/${name}.svg`))).toEqual([]);
  }
});

it('has no drawing that nothing shows', () => {
  const known = new Set<string>([...photoSlots, ...heroes, ...announced, ...beside]);
  expect(drawings.filter((file) => !known.has(file.replace('.svg', '')))).toEqual([]);
});

it.each(drawings)('%s follows the theme and is under 3 KB', (file) => {
  const svg = readFileSync(`${FOLDER}/${file}`, 'utf8');
  expect(gzipSync(svg).length).toBeLessThan(3_072);
  expect(svg).toMatch(/<g id="art">/);
  expect(svg).not.toMatch(/style=|class=|<style|<script|<text|<image|on\w+=/);
  const colours = [...svg.matchAll(/(?:fill|stroke)="([^"]+)"/g)].map((match) => match[1] ?? '');
  expect(colours.length).toBeGreaterThan(2);
  expect(
    colours.filter((colour) => colour !== 'none' && !/^var\(--[a-z-]+\)$/.test(colour)),
  ).toEqual([]);
});
