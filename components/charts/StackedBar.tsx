import { percent } from './percent';

interface Part {
  label: string;
  value: number;
  formatted: string;
}

interface StretchProps {
  /** Place of the part in its sum: solid, striped, hollow. Shapes, since colours alone do not tell parts apart. */
  index: number;
  from: number;
  to: number;
}

function Stretch({ index, from, to }: StretchProps) {
  const x = percent(from);
  if (index === 1)
    return <line data-grow x1={x} x2={percent(to)} y1="50%" y2="50%" className="striped" />;
  return (
    <rect
      data-grow
      x={x}
      width={percent(to - from)}
      height="100%"
      className={index === 0 ? 'solid' : 'hollow'}
    />
  );
}

/** What a sum is made of, up to three parts: a bar in proportion, and its legend. */
export function StackedBar({ parts }: { parts: readonly Part[] }) {
  const total = parts.reduce((sum, { value }) => sum + value, 0) || 1;
  const until = (count: number) =>
    (parts.slice(0, count).reduce((sum, { value }) => sum + value, 0) / total) * 100;
  return (
    <div className="stacked">
      <svg aria-hidden="true">
        {parts.map(({ label }, index) => (
          <Stretch key={label} index={index} from={until(index)} to={until(index + 1)} />
        ))}
      </svg>
      <dl>
        {parts.map(({ label, formatted }, index) => (
          <div key={label}>
            <dt>
              <svg aria-hidden="true">
                <Stretch index={index} from={0} to={100} />
              </svg>
              {label}
            </dt>
            <dd>{formatted}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
