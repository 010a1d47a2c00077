import { notFound } from 'next/navigation';
import { guideFile, guides, printGuide } from '@/content/guides';

export const dynamic = 'force-static';

const fileOf = (href: string): string => href.replace(/^.*\//, '');

/** The guides under their real names, `.pdf` included. */
export function generateStaticParams() {
  return guides.map((guide) => ({ file: fileOf(guideFile(guide).href) }));
}

export async function GET(_request: Request, { params }: { params: Promise<{ file: string }> }) {
  const { file } = await params;
  const guide =
    guides.find((candidate) => fileOf(guideFile(candidate).href) === file) ?? notFound();
  return new Response(new Uint8Array(printGuide(guide)), {
    headers: { 'Content-Type': 'application/pdf' },
  });
}
