import { MissingPage } from '@/components/illustrations/MissingPage';
import { ComingSoonLayout } from '@/components/layout/ComingSoonLayout';
import { DrawnHero } from '@/components/layout/DrawnHero';
import { UnknownArticle } from '@/components/resources/UnknownArticle';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { company } from '@/content/company';
import { childrenOf } from '@/content/navigation';
import { pageNotFound } from '@/content/pages/coming-soon';
import { resources } from '@/content/pages/resources';
import * as ui from '@/content/ui';
import { feedType, fullTitle } from '@/lib/seo/metadata';

// Neither canonical nor social card: an unknown address is not a page. Next adds noindex, UnknownArticle the title.
export const metadata = {
  description: pageNotFound.meta.description,
  alternates: { types: feedType },
};

export default function NotFound() {
  return (
    <UnknownArticle
      titles={{
        article: fullTitle(resources.unknown.title, company.name),
        page: fullTitle(pageNotFound.meta.title, company.name),
      }}
      article={
        <DrawnHero {...resources.unknown} drawing={<MissingPage />}>
          <ButtonLink href="/resources">{ui.backToResources}</ButtonLink>
        </DrawnHero>
      }
    >
      <ComingSoonLayout
        drawing={<MissingPage />}
        page={pageNotFound}
        open={[...childrenOf('services'), ...childrenOf('resources')]}
      />
    </UnknownArticle>
  );
}
