import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ServiceTabs } from '@/components/sections/ServiceTabs';
import { cloudServices } from '@/content/services/cloud-services';
import { itConsulting } from '@/content/services/it-consulting';
import { duration, investment } from '@/content/ui';
import { consultingTerms } from '../../../specification';
import { followed } from '../../../support/followed';
import { linesOf } from '../../../support/screen';

it('shows of the chosen tab its title, text, features, benefits and picture', async () => {
  render(<ServiceTabs tabs={cloudServices.tabs} />);
  for (const tab of cloudServices.tabs.items) {
    await userEvent.click(screen.getByRole('tab', { name: tab.label }));
    await followed();
    const panel = within(screen.getByRole('tabpanel'));
    expect(panel.getByRole('heading', { name: tab.title })).toBeInTheDocument();
    expect(panel.getByText(tab.description)).toBeInTheDocument();
    expect(panel.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      ...tab.features,
      ...tab.benefits,
    ]);
    // Marked where the photograph is dim: the style sheet shows it lighter.
    const { dim } = panel.getByRole('img', { name: tab.picture.alt }).dataset;
    expect(dim).toBe(tab.picture.dim && 'true');
  }
});

it('states price and length where an engagement has them', () => {
  const { container } = render(<ServiceTabs tabs={itConsulting.tabs} />);
  for (const terms of Object.values(consultingTerms)) {
    expect(linesOf(container)).toContain(`${investment} ${terms.investment}`);
    expect(linesOf(container)).toContain(`${duration} ${terms.duration}`);
  }
});

it('states none where there are none', () => {
  render(<ServiceTabs tabs={cloudServices.tabs} />);
  expect(screen.queryByText(investment)).not.toBeInTheDocument();
});
