/** @jest-environment node */
import { photoHost } from '@/lib/env';
import { photoAddress, photoShapes, photoSources, type PhotoShapeName } from '@/lib/photos';

const source = { id: 'photo-1' };

it('asks the host for a width, cropped to the frame', () => {
  const { origin, pathname, searchParams } = new URL(photoAddress(source, 640, 16 / 10));
  expect([origin, pathname]).toEqual([photoHost, '/photo-1']);
  expect(Object.fromEntries(searchParams)).toMatchObject({
    w: '640',
    h: '400',
    fit: 'crop',
    auto: 'format',
  });
  expect(searchParams.has('crop')).toBe(false);
});

it('keeps the subject where a photograph has it at the side', () => {
  const address = photoAddress({ ...source, focus: 'right' }, 640, 1);
  expect(new URL(address).searchParams.get('crop')).toBe('right');
});

it.each(Object.keys(photoShapes) as PhotoShapeName[])('offers every width of a %s', (shape) => {
  const { widths, ratio } = photoShapes[shape];
  const { srcSet = '', src, width, height } = photoSources(source, shape);
  const offered = srcSet.split(', ').map((entry) => entry.split(' '));
  expect(offered).toEqual(widths.map((each) => [photoAddress(source, each, ratio), `${each}w`]));
  expect(offered.map(([address]) => address)).toContain(src);
  expect(width / height).toBeCloseTo(ratio, 1);
});

it('serves a file of ours as it is, in the same frame', () => {
  const { src, srcSet, ...frame } = photoSources({ id: '/photographs/office.jpg' }, 'card');
  expect(src).toBe('/photographs/office.jpg');
  expect(srcSet).toBeUndefined();
  expect(photoSources(source, 'card')).toMatchObject(frame);
});
