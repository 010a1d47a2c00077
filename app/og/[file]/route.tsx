import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { notFound } from 'next/navigation';
import { ImageResponse } from 'next/og';
import { SocialCardImage } from '@/components/seo/SocialCardImage';
import { company } from '@/content/company';
import { socialCards } from '@/content/social-cards';

export const dynamic = 'force-static';

const font = readFileSync(
  join(
    process.cwd(),
    'node_modules/@expo-google-fonts/instrument-sans/600SemiBold/InstrumentSans_600SemiBold.ttf',
  ),
);

/** The cards have real `.png` names: opengraph-image.tsx exports files without one. */
export function generateStaticParams() {
  return socialCards.map(({ file }) => ({ file }));
}

export async function GET(_request: Request, { params }: { params: Promise<{ file: string }> }) {
  const { file } = await params;
  const card = socialCards.find((candidate) => candidate.file === file) ?? notFound();
  return new ImageResponse(<SocialCardImage {...card} name={company.name} />, {
    width: 1200,
    height: 630,
    fonts: [{ name: 'Instrument Sans', data: font, weight: 600, style: 'normal' }],
  });
}
