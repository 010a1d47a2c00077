import { ButtonLink } from '@/components/ui/ButtonLink';
import { Container } from '@/components/ui/Container';
import type { ResourcesPage } from '@/content/schema/site';
import * as ui from '@/content/ui';

/** What an unknown article address shows. */
export function ArticleNotFound({ copy }: { copy: ResourcesPage['unknown'] }) {
  return (
    <Container className="pt-32 pb-24 md:pt-40">
      <h1 className="text-title tracking-display">{copy.title}</h1>
      <p className="mt-4 mb-8 max-w-[54ch] text-lead text-muted">{copy.lead}</p>
      <ButtonLink href="/resources">{ui.backToResources}</ButtonLink>
    </Container>
  );
}
