import { Bars } from '@/components/charts/Bars';
import { LineChart } from '@/components/charts/LineChart';
import { StackedBars } from '@/components/charts/StackedBars';
import { Timeline } from '@/components/charts/Timeline';
import { Reveal } from '@/components/motion/Reveal';
import { Kept } from '@/components/ui/Kept';
import type { Figure as FigureBlock } from '@/lib/markdown/blocks';

function ChartView({ figure: { chart, unit } }: { figure: FigureBlock }) {
  switch (chart.kind) {
    case 'bars':
      return <Bars unit={unit} rows={chart.rows} />;
    case 'stacked':
      return <StackedBars unit={unit} parts={chart.parts} rows={chart.rows} />;
    case 'line':
      return <LineChart unit={unit} points={chart.points} />;
    case 'timeline':
      return <Timeline {...chart} />;
  }
}

/** A figure of a text: its title and what is to be seen above the drawing, which hangs into the margin. */
export function Figure({ figure }: { figure: FigureBlock }) {
  return (
    <Reveal className="article-figure">
      <figure>
        <figcaption>
          <strong>
            <Kept text={figure.title} />
          </strong>
          <Kept text={` ${figure.shows}`} />
        </figcaption>
        <ChartView figure={figure} />
      </figure>
    </Reveal>
  );
}
