import { notFound } from 'next/navigation';
import { ImageResponse } from 'next/og';
import { SocialCardImage } from '@/components/seo/SocialCardImage';
import { socialCards } from '@/content/social-cards';
import { CARD_SIZE } from '@/lib/seo/urls';
import { semiBold } from '@/lib/typeface';

export const dynamic = 'force-static';

/** The cards have real `.png` names: opengraph-image.tsx exports files without one. */
export function generateStaticParams() {
  return socialCards.map(({ file }) => ({ file }));
}

export async function GET(_request: Request, { params }: { params: Promise<{ file: string }> }) {
  const { file } = await params;
  const card = socialCards.find((candidate) => candidate.file === file) ?? notFound();
  return new ImageResponse(<SocialCardImage {...card} />, {
    ...CARD_SIZE,
    fonts: [{ name: 'Instrument Sans', data: semiBold, weight: 600, style: 'normal' }],
  });
}
