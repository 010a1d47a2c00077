import { render } from '@testing-library/react';
import fc from 'fast-check';
import type { ReactElement } from 'react';
import { FinancialEstimator } from '@/components/estimators/FinancialEstimator';
import { LegalEstimator } from '@/components/estimators/LegalEstimator';
import { ManufacturingEstimator } from '@/components/estimators/ManufacturingEstimator';
import { financial } from '@/content/industries/financial';
import { legal } from '@/content/industries/legal';
import { manufacturing } from '@/content/industries/manufacturing';
import { calculators } from '../../../specification';
import { moverOf } from '../../../support/screen';
import { allAt, positions } from '../../../support/sliders';

interface Screen {
  copy: {
    inputs: Readonly<Record<string, { label: string }>>;
    results: object;
    remark: string;
    even: string;
  };
  sliders: Readonly<Record<string, { min: number; max: number; step: number; default: number }>>;
  element: ReactElement;
  /** The result whose figure decides, and where it breaks even. */
  decides: string;
  breakEven: number;
  /** Positions with the figure as it reads there: exactly even, what only rounds to it, and a gain or a loss. */
  edges: ReadonlyArray<[values: Record<string, number>, figure: string]>;
}

const screens: ReadonlyArray<[string, Screen]> = [
  [
    'financial',
    {
      copy: financial.estimator,
      sliders: calculators.financial.sliders,
      element: <FinancialEstimator copy={financial.estimator} />,
      decides: 'roi',
      breakEven: 100,
      // 99.956% and 100.049%: both read 100.0%.
      edges: [
        [{ transactions: 10_000, users: 220, branches: 11 }, '100.0%'],
        [{ transactions: 470_000, users: 990, branches: 49 }, '100.0%'],
        [{ transactions: 50_000, users: 1_000, branches: 5 }, '181.6%'],
      ],
    },
  ],
  [
    'legal',
    {
      copy: legal.estimator,
      sliders: calculators.legal.sliders,
      element: <LegalEstimator copy={legal.estimator} />,
      decides: 'net',
      breakEven: 0,
      edges: [
        [{ attorneys: 1, staff: 2, documents: 10_000 }, '$0'],
        [{ attorneys: 1, staff: 100, documents: 10_000 }, '-$88,200'],
      ],
    },
  ],
  [
    'manufacturing',
    {
      copy: manufacturing.estimator,
      sliders: calculators.manufacturing.sliders,
      element: <ManufacturingEstimator copy={manufacturing.estimator} />,
      decides: 'roi',
      breakEven: 0,
      // 0%, and -0.4%, which reads 0%.
      edges: [
        [{ sensors: 10, machines: 1, facilities: 1 }, '0%'],
        [{ sensors: 140, machines: 7, facilities: 6 }, '0%'],
        [{ sensors: 1_000, machines: 1, facilities: 1 }, '-57%'],
      ],
    },
  ],
];

describe.each(screens)('%s', (_id, { copy, sliders, element, decides, breakEven, edges }) => {
  const words: unknown = Object.entries(copy.results).find(([key]) => key === decides)?.[1];
  const label = typeof words === 'string' ? words : (words as { label: string }).label;

  it('says loss, even or nothing by the figure that it shows, wherever the sliders stand', () => {
    const { container } = render(element);
    const move = moverOf(copy.inputs);
    const figure = () =>
      [...container.querySelectorAll('p, dl > div')].find(
        ({ firstElementChild }) => firstElementChild?.textContent === label,
      )?.children[1]?.textContent ?? '';
    const check = (values: Record<string, number>) => {
      move(values);
      const shown = Number(figure().replace(/[$,%]/g, ''));
      const text = container.textContent ?? '';
      const said = [copy.remark, copy.even].flatMap((words) =>
        text.split(words).slice(1).fill(words),
      );
      const expected = shown === breakEven ? copy.even : copy.remark;
      expect(said).toEqual(shown > breakEven ? [] : [expected]);
      expect(container.querySelector('.gap-good') !== null).toBe(shown > breakEven);
    };
    for (const place of ['default', 'min', 'max'] as const) check(allAt(sliders, place));
    for (const [values, reads] of edges) {
      check(values);
      expect(figure()).toBe(reads);
    }
    fc.assert(fc.property(positions(sliders), check), { numRuns: 40 });
  });
});
