import { notFound } from 'next/navigation';
import { guideFile, guides, printGuide } from '@/content/guides';
import { workbooks } from '@/content/workbooks';

export const dynamic = 'force-static';

const WORKBOOK = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

interface Saved {
  href: string;
  type: string;
  make: () => Uint8Array;
}

const files: readonly Saved[] = [
  ...guides.map((guide): Saved => {
    const { href } = guideFile(guide);
    return { href, type: 'application/pdf', make: () => printGuide(guide) };
  }),
  ...workbooks.map(({ href, make }): Saved => ({ href, type: WORKBOOK, make })),
];

const nameOf = ({ href }: Saved): string => href.replace(/^.*\//, '');

/** The guides and workbooks under their real names, `.pdf` and `.xlsx` included. */
export function generateStaticParams() {
  return files.map((file) => ({ file: nameOf(file) }));
}

export async function GET(_request: Request, { params }: { params: Promise<{ file: string }> }) {
  const { file } = await params;
  const { type, make } = files.find((candidate) => nameOf(candidate) === file) ?? notFound();
  return new Response(new Uint8Array(make()), { headers: { 'Content-Type': type } });
}
