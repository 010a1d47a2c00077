import type { Metadata } from 'next';
import { company } from '@/content/company';
import type { LandingContent } from '@/content/schema/landing';
import type { ComingSoon } from '@/content/schema/site';
import { pageMetadata } from '@/lib/seo/metadata';

type Page = Pick<LandingContent | ComingSoon, 'meta' | 'path'>;

/** The head of a page whose content holds title, description and address. */
export const metadataOf = ({ meta, path }: Page): Metadata =>
  pageMetadata({ ...meta, path, siteName: company.name });
