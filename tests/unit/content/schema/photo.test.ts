/** @jest-environment node */
import { definePhotos } from '@/content/schema/photo';
import { folderOf } from '../../../support/folder';

const stock = { id: 'photo-1559839734-2b71ea197ec2', alt: 'A doctor in a white coat, outdoors' };
const define = (photo: object) => () => definePhotos({ office: { ...stock, ...photo } });

const bytes = (latin1: string) => Buffer.from(latin1, 'latin1');
const jpeg = bytes('\xff\xd8\xff\xe0\0\x10JFIF\0');
/** How files begin that browsers show. */
const pictures = {
  'office.jpg': jpeg,
  'office.png': bytes('\x89PNG\r\n\x1a\n\0\0\0\rIHDR'),
  'office.webp': bytes('RIFF\n\x1a\0\0WEBPVP8 '),
  'office.avif': bytes('\0\0\0\x1cftypavif\0\0\0\0'),
  'phone.avif': bytes('\0\0\0\x1cftypmif1\0\0\0\0'),
};

const before = process.cwd();
beforeAll(() => {
  const photographs = {
    ...Object.fromEntries(
      Object.entries(pictures).map(([name, bytes]) => [`public/photographs/${name}`, bytes]),
    ),
    'public/photographs/heavy.jpg': Buffer.concat([jpeg, Buffer.alloc(401 * 1024)]),
    'public/photographs/full.jpg': Buffer.concat([jpeg], 400 * 1024),
    'public/photographs/over.jpg': Buffer.concat([jpeg], 400 * 1024 + 1),
    'public/photographs/page.jpg': '<!doctype html><title>Our office</title>',
    'public/photographs/empty.jpg': '',
    'public/photographs/renamed.jpg': pictures['office.webp'],
    'public/photographs/film.avif': bytes('\0\0\0\x1cftypisom'),
  };
  process.chdir(folderOf(photographs));
});
afterAll(() => process.chdir(before));

it('takes a photograph of the host, and one of ours beside it', () => {
  const own = { id: '/photographs/office.jpg', alt: 'Our office, seen from the street' };
  expect(definePhotos({ stock, own })).toEqual({ stock, own });
});

it.each([
  ['the address of its page', 'https://unsplash.com/photos/a-doctor-2b71ea197ec2'],
  ['its whole address', 'https://images.unsplash.com/photo-1559839734-2b71ea197ec2'],
  ['another folder', '/images/office.jpg'],
  ['a path out of the folder', '/photographs/../office.jpg'],
  ['nothing', ''],
])('refuses %s as id', (_name, id) => {
  expect(define({ id })).toThrow(
    /content\/shared\/photos\.ts: office\.id: expected photo-… .* or \/photographs\/name\.jpg/,
  );
});

it('refuses a file that is missing, and one that is heavy', () => {
  expect(define({ id: '/photographs/none.jpg' })).toThrow(
    /office\.id: .* is in public\/photographs/,
  );
  expect(define({ id: '/photographs/heavy.jpg' })).toThrow(/office\.id: .* at most 400 KB/);
});

it('takes a file of 400 KB, each of 1,024 bytes, and no byte more', () => {
  expect(define({ id: '/photographs/full.jpg' })).not.toThrow();
  expect(define({ id: '/photographs/over.jpg' })).toThrow(/office\.id: .* at most 400 KB/);
});

it.each(Object.keys(pictures))('takes the picture %s', (name) => {
  expect(define({ id: `/photographs/${name}` })).not.toThrow();
});

it.each(['page.jpg', 'empty.jpg', 'renamed.jpg', 'film.avif'])('refuses %s, no picture', (name) => {
  expect(define({ id: `/photographs/${name}` })).toThrow(
    /office\.id: expected a picture of the kind that its name says/,
  );
});

it.each(['', '   ', 'Doctor', 'Two doctors'])('refuses %p as words for it', (alt) => {
  expect(define({ alt })).toThrow(/office\.alt: expected what is to be seen/);
});
