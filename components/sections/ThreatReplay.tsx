import { Replay } from '@/components/replay/Replay';
import { Container } from '@/components/ui/Container';
import { Kept } from '@/components/ui/Kept';
import type { Replay as Content } from '@/content/schema/replay';
import * as ui from '@/content/ui';
import { formatClock } from '@/lib/format/clock';

/** What a step looks like from three chairs, in the order in which they stand. */
const VIEWS = ['attacker', 'us', 'check'] as const;

/**
 * One incident step by step. The list is in the HTML, folded; without scripts and in print it stands open.
 * Unfolded, it gets a player, which shows one step at a time.
 */
export function ThreatReplay({ id, replay }: { id: string; replay: Content }) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      tabIndex={-1}
      className="band bg-lake outline-none"
    >
      <Container>
        <p className="mb-3 block w-fit rounded-full border border-edge px-2 text-caption">
          {ui.illustration}
        </p>
        <h2 id={`${id}-title`} className="text-heading tracking-heading">
          {replay.title}
        </h2>
        <p className="mt-4 text-lead text-balance text-muted">{replay.lead}</p>
        <Replay
          id={id}
          label={ui.replayInSteps(replay.steps.length)}
          steps={replay.steps.map(({ at, title, marked }) => ({ at, title, marked }))}
          after={
            <div className="border-t border-line p-5 text-small text-muted">
              <p>
                <Kept text={replay.after} />
              </p>
            </div>
          }
        >
          {replay.steps.map((step) => (
            <li key={step.at}>
              <h3 className="text-subtitle tracking-snug">
                <span>{formatClock(step.at)}</span>
                {` ${step.title}`}
              </h3>
              <dl>
                {VIEWS.map((view) => (
                  <div key={view}>
                    <dt className="mb-1 text-small font-semibold text-muted">
                      {ui.replayViews[view]}
                    </dt>
                    <dd>{step[view]}</dd>
                  </div>
                ))}
              </dl>
            </li>
          ))}
        </Replay>
      </Container>
    </section>
  );
}
