import type { Metadata } from 'next';
import { company } from '@/content/company';
import { pageMetadata, type PageMetadata } from '@/lib/seo/metadata';

interface PageHead extends Pick<PageMetadata, 'path' | 'article'> {
  meta: { title: string; description: string };
}

/** The head of a page. */
export const metadataOf = ({ meta, path, article }: PageHead): Metadata =>
  pageMetadata({ ...meta, path, article, siteName: company.name });
