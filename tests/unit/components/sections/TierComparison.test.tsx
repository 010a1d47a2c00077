import { render, screen, within } from '@testing-library/react';
import { TierComparison } from '@/components/sections/TierComparison';
import { cloudServices } from '@/content/services/cloud-services';
import { tierFeature, tierNames } from '@/content/ui';

const { tiers } = cloudServices;
// Nothing here is hidden; to look into it at every cell takes seconds.
const anywhere = { hidden: true };

it('is a table with a caption and a column for every tier', () => {
  render(<TierComparison tiers={tiers} />);
  expect(screen.getByRole('table')).toHaveAccessibleName(tiers.caption);
  expect(screen.getAllByRole('columnheader', anywhere).map((head) => head.textContent)).toEqual([
    tierFeature,
    ...Object.values(tierNames),
  ]);
});

it('has a row for every feature, with the value of every tier', () => {
  render(<TierComparison tiers={tiers} />);
  const [, ...rows] = screen.getAllByRole('row', anywhere);
  expect(rows).toHaveLength(tiers.rows.length);
  tiers.rows.forEach(({ feature, ...values }, index) => {
    const row = within(rows[index] as HTMLElement);
    expect(row.getByRole('rowheader', anywhere)).toHaveTextContent(feature);
    expect(row.getAllByRole('cell', anywhere).map((cell) => cell.textContent)).toEqual([
      values.basic,
      values.professional,
      values.enterprise,
    ]);
  });
});
