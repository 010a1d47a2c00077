import { CurrentLevel } from '@/components/estimators/CurrentLevel';
import { Section } from '@/components/ui/Section';
import { TextList } from '@/components/ui/TextList';
import type { MaturityFramework as Framework } from '@/content/schema/sections';
import * as ui from '@/content/ui';

const TONES: Record<Framework['levels'][number]['color'], string> = {
  muted: 'bg-muted',
  link: 'bg-link',
  signal: 'bg-signal',
};
const STEPS = [1, 2, 3, 4, 5];
/** From this level on, what is said of a firm is good news and gets a tick. */
const SOUND = 3;

/** The five levels; the one that the assessment computes is marked. Stands inside a MaturityProvider. */
export function MaturityFramework({ framework }: { framework: Framework }) {
  return (
    <Section id="framework" title={framework.title} lead={framework.lead}>
      <ol className="ruled levels">
        {framework.levels.map(({ title, description, characteristics, color }, index) => {
          const level = index + 1;
          return (
            <CurrentLevel
              key={level}
              level={level}
              label={ui.yourLevel}
              head={
                <>
                  <p aria-hidden="true">{level}</p>
                  <span aria-hidden="true" className="flex gap-1">
                    {STEPS.map((step) => (
                      <span
                        key={step}
                        className={`h-1.5 w-4 rounded-xs ${step <= level ? TONES[color] : 'bg-line'}`}
                      />
                    ))}
                  </span>
                  <h3>
                    <span className="sr-only">{ui.levelNumber(level)}</span>
                    {title}
                  </h3>
                </>
              }
              fold={{
                label: ui.detailsOf(title),
                children: (
                  <>
                    <p>{description}</p>
                    <TextList
                      items={characteristics}
                      className={level < SOUND ? 'dashes' : 'ticks'}
                    />
                  </>
                ),
              }}
            />
          );
        })}
      </ol>
    </Section>
  );
}
