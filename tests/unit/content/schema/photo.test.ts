/** @jest-environment node */
import { definePhotos } from '@/content/schema/photo';
import { folderOf } from '../../../support/folder';

const stock = { id: 'photo-1559839734-2b71ea197ec2', alt: 'A doctor in a white coat, outdoors' };
const define = (photo: object) => () => definePhotos({ office: { ...stock, ...photo } });

const before = process.cwd();
beforeAll(() => {
  const photographs = {
    'public/photographs/office.jpg': 'small',
    'public/photographs/heavy.jpg': Buffer.alloc(401 * 1024),
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

it.each(['', '   ', 'Doctor'])('refuses %p as words for it', (alt) => {
  expect(define({ alt })).toThrow(/office\.alt: expected what is to be seen/);
});
