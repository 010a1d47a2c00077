import { photoHost } from './env';

/** Quality that the host is asked for, 1 to 100. */
const QUALITY = 70;

interface PhotoShape {
  ratio: number;
  /** Widths to offer, in px, ascending. */
  widths: readonly number[];
}

/** Shapes of the places that hold a photograph, with what the layout makes of them. */
export const photoShapes = {
  portrait: { ratio: 9 / 8, widths: [320, 480, 640, 960, 1280] },
  card: { ratio: 16 / 10, widths: [320, 480, 640, 960] },
  tab: { ratio: 44 / 30, widths: [320, 480, 640, 960] },
  article: { ratio: 19 / 11, widths: [320, 480, 640, 960] },
  hero: { ratio: 16 / 9, widths: [640, 828, 1200, 1600, 2160] },
} as const satisfies Record<string, PhotoShape>;
export type PhotoShapeName = keyof typeof photoShapes;

export type PhotoFocus = 'right' | 'bottom';

/** Which photograph. */
export interface PhotoSource {
  /** A name that the host knows, or the path of a file of ours. */
  readonly id: string;
  /** What a frame of other proportions has to keep, where that is not the middle. */
  readonly focus?: PhotoFocus | undefined;
}

/** Whether a photograph is a file of ours, served as it is. */
export const isOwn = (id: string): boolean => id.startsWith('/');

/** The address of a photograph in one width (px), cropped by the host to a frame of `ratio` (width to height). */
export function photoAddress({ id, focus }: PhotoSource, width: number, ratio: number): string {
  const query = new URLSearchParams({
    w: String(width),
    h: String(Math.round(width / ratio)),
    q: String(QUALITY),
    fit: 'crop',
    ...(focus && { crop: focus }),
    auto: 'format',
  });
  return `${photoHost}/${id}?${query}`;
}

/** Attributes of a picture: one file of ours has no other widths. */
interface PhotoAttributes {
  width: number;
  height: number;
  srcSet?: string;
  src: string;
}

/** `src`, `srcset` and the reserved dimensions of a photograph in one of the shapes. */
export function photoSources(source: PhotoSource, shape: PhotoShapeName): PhotoAttributes {
  const { ratio, widths } = photoShapes[shape];
  const middle = widths[Math.floor(widths.length / 2)] ?? 640;
  const frame = { width: middle, height: Math.round(middle / ratio) };
  if (isOwn(source.id)) return { ...frame, src: source.id };
  return {
    ...frame,
    srcSet: widths.map((width) => `${photoAddress(source, width, ratio)} ${width}w`).join(', '),
    src: photoAddress(source, middle, ratio),
  };
}
