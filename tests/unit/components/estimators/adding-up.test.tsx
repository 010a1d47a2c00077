import { render } from '@testing-library/react';
import fc from 'fast-check';
import type { ReactElement } from 'react';
import { BillingContext } from '@/components/billing/use-billing';
import { CloudEstimator } from '@/components/estimators/CloudEstimator';
import { NetworkEstimator } from '@/components/estimators/NetworkEstimator';
import { estimateCopies } from '@/content/contact-links';
import { cloudServices } from '@/content/services/cloud-services';
import { networkInfrastructure } from '@/content/services/network-infrastructure';
import { summarizeEstimate } from '@/lib/contact/summary';
import { formatPercent } from '@/lib/format/numbers';
import { calculators } from '../../../specification';
import { moverOf } from '../../../support/screen';
import { allAt, positions } from '../../../support/sliders';

/** The dollars that stand in an element, in cents. */
const cents = (element: Element | null | undefined): number =>
  Math.round(Number((element?.textContent ?? '').replace(/[$,]/g, '')) * 100);

interface Screen {
  copy: { inputs: Readonly<Record<string, { label: string }>> };
  sliders: Readonly<Record<string, { min: number; max: number; step: number; default: number }>>;
  estimator: ReactElement;
}

const screens: ReadonlyArray<[string, Screen, typeof cloudServices.pricing]> = [
  [
    'cloud',
    {
      copy: cloudServices.estimator,
      sliders: calculators.cloud.sliders,
      estimator: <CloudEstimator copy={cloudServices.estimator} />,
    },
    cloudServices.pricing,
  ],
  [
    'network',
    {
      copy: networkInfrastructure.estimator,
      sliders: calculators.network.sliders,
      estimator: <NetworkEstimator copy={networkInfrastructure.estimator} />,
    },
    networkInfrastructure.pricing,
  ],
];

describe.each(
  screens.flatMap(([id, screen, { options }]) =>
    options.map((way, index) => [`${id}, ${way.id}`, screen, options, way.id, index] as const),
  ),
)('%s', (_name, { copy, sliders, estimator }, options, chosen, index) => {
  it('adds up on the screen to the cent, wherever the sliders stand, and so does what it hands over', () => {
    const { container } = render(
      <BillingContext value={{ options, chosen, choose: () => undefined }}>
        {estimator}
      </BillingContext>,
    );
    const all = (selector: string) => [...container.querySelectorAll(selector)];

    const move = moverOf(copy.inputs);

    const check = (values: Record<string, number>) => {
      move(values);
      const price = cents(container.querySelector('.total strong'));
      const parts = all('.stacked dd').map(cents);
      const discount = all('.parts > p span:last-child').map(cents);
      expect(parts).toHaveLength(3);
      expect(discount).toHaveLength(index);
      expect([...parts, ...discount].reduce((sum, part) => sum + part, 0)).toBe(price);

      const [ours = 0, theirs = 0, saved] = all('.gap dd:not([aria-hidden])').map(cents);
      expect(ours).toBe(price);
      expect(saved).toBe(theirs - ours);
      const widths = all('.gap svg > rect:first-child').map((bar) =>
        Number.parseFloat(bar.getAttribute('width') ?? ''),
      );
      const longest = Math.max(ours, theirs);
      expect(widths[0]).toBeCloseTo((ours / longest) * 100, 1);
      expect(widths[1]).toBeCloseTo((theirs / longest) * 100, 1);

      // Network alone has a bar for it.
      const share = container.querySelector('.meters dd')?.textContent;
      if (share !== undefined)
        expect(share).toBe(formatPercent(((theirs - ours) / theirs) * 100, 0));

      const address = container.querySelector('.send a')?.getAttribute('href') ?? '';
      const query = new URL(address, 'https://site.example').searchParams;
      const handedOver = summarizeEstimate(query, estimateCopies)?.result;
      expect(handedOver).toBe(container.querySelector('.total')?.textContent);
    };

    for (const place of ['default', 'min', 'max'] as const) check(allAt(sliders, place));
    fc.assert(fc.property(positions(sliders), check), { numRuns: 200 });
  });
});
