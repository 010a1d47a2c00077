import { Kept } from '@/components/ui/Kept';
import type { Instrument } from '@/content/schema/sections';
import * as ui from '@/content/ui';

/** A hero's instrument as one ruled strip: title and status, then its readings. */
export function HeroInstrument({ instrument }: { instrument: Instrument }) {
  return (
    <div className="readings">
      <dl>
        <div>
          <dt>
            {`${instrument.title} `}
            <small>{ui.example}</small>
          </dt>
          <dd className="text-signal">{instrument.status}</dd>
        </div>
        {instrument.readings.map(({ label, value }) => (
          <div key={label}>
            <dt>
              <Kept text={label} />
            </dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
