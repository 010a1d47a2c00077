import { Container } from '@/components/ui/Container';
import { Kept } from '@/components/ui/Kept';
import type { Faqs } from '@/content/schema/sections';

/**
 * Questions and answers: heading left, list right. One open at a time, by the platform (`name`). No grid where
 * it is one column: on paper Chromium leaves a heading of a grid alone at the foot of a sheet.
 */
export function FaqSection({ faqs }: { faqs: Faqs }) {
  return (
    <section id="faq" aria-labelledby="faq-title" className="py-8 md:py-12">
      <Container className="gap-x-16 lg:grid lg:grid-cols-[.8fr_1.2fr] lg:items-start">
        <h2 id="faq-title" className="text-heading tracking-heading lg:sticky lg:top-28">
          {faqs.title}
        </h2>
        <div className="mt-6 border-b border-line lg:mt-0">
          {faqs.items.map(({ question, answer }) => (
            <details key={question} name="faq" className="border-t border-line">
              <summary className="flex items-center justify-between gap-6 py-4 text-lg leading-snug font-semibold sm:py-5">
                <span>
                  <Kept text={question} />
                </span>
                <span aria-hidden="true" className="plus" />
              </summary>
              <p className="pr-0 pb-6 text-base text-muted sm:pr-14">
                <Kept text={answer} />
              </p>
            </details>
          ))}
        </div>
      </Container>
    </section>
  );
}
