import type { Picture as PictureContent } from '@/content/schema/primitives';
import { photoSources, type PhotoShapeName } from '@/lib/photos';
import { Illustration } from './Illustration';

interface PictureProps {
  picture: PictureContent;
  shape: PhotoShapeName;
  /** Width of the frame in the layout, as the `sizes` attribute says it. */
  sizes: string;
  /** Only for what stands on the first screen. */
  eager?: boolean;
}

/** The page script may have marked an image before React is there: in `next dev` React would complain. */
const MARKED =
  process.env.NODE_ENV === 'development' ? { suppressHydrationWarning: true } : undefined;

/**
 * A photograph in the duotone, over a drawing of ours. The drawing shows while the photograph loads
 * and whenever it does not come; the page script hides one that failed. Fills its parent.
 */
export function Picture({ picture, shape, sizes, eager = false }: PictureProps) {
  const { slot, alt, dim } = picture;
  return (
    <div className="photo relative size-full">
      <Illustration name={slot} />
      {/* oxlint-disable-next-line nextjs/no-img-element -- next/image optimises nothing under export and writes a style attribute */}
      <img
        alt={alt}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : undefined}
        decoding="async"
        data-dim={dim}
        sizes={sizes}
        {...MARKED}
        // Last: a script that sets an address first would choose its file before it knows the rest.
        {...photoSources(picture, shape)}
      />
    </div>
  );
}
