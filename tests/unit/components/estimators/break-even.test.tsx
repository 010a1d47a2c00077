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
  /** Positions at the edge: exactly even, and what only rounds to it. */
  edges: ReadonlyArray<Record<string, number>>;
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
        { transactions: 10_000, users: 220, branches: 11 },
        { transactions: 470_000, users: 990, branches: 49 },
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
      edges: [{ attorneys: 1, staff: 2, documents: 10_000 }],
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
        { sensors: 10, machines: 1, facilities: 1 },
        { sensors: 140, machines: 7, facilities: 6 },
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
    const check = (values: Record<string, number>) => {
      move(values);
      const line = [...container.querySelectorAll('p, dl > div')].find(
        ({ firstElementChild }) => firstElementChild?.textContent === label,
      );
      const shown = Number((line?.children[1]?.textContent ?? '').replace(/[$,%]/g, ''));
      const said = [copy.remark, copy.even].filter((words) =>
        container.textContent?.includes(words),
      );
      const expected = shown === breakEven ? copy.even : copy.remark;
      expect(said).toEqual(shown > breakEven ? [] : [expected]);
      expect(container.querySelector('.gap-good') !== null).toBe(shown > breakEven);
    };
    for (const place of ['default', 'min', 'max'] as const) check(allAt(sliders, place));
    edges.forEach(check);
    fc.assert(fc.property(positions(sliders), check), { numRuns: 40 });
  });
});
