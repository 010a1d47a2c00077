import { render, screen, within } from '@testing-library/react';
import { DeliverableLedger } from '@/components/sections/DeliverableLedger';
import { ProcessSteps } from '@/components/sections/ProcessSteps';
import { appWebDev } from '@/content/services/app-web-dev';
import { cloudServices } from '@/content/services/cloud-services';

it('numbers the steps, each with its length, title and text in words', () => {
  render(<ProcessSteps steps={cloudServices.steps} />);
  const steps = within(screen.getByRole('list')).getAllByRole('listitem');
  cloudServices.steps.items.forEach((step, index) => {
    expect(steps[index]).toHaveTextContent(
      `${index + 1}${step.duration}${step.weekend ?? ''}${step.title}${step.description}`,
    );
  });
});

it('names the weekend over the calendar', () => {
  const { container } = render(<ProcessSteps steps={cloudServices.steps} />);
  const [step] = cloudServices.steps.items.filter(({ weekend }) => weekend !== undefined);
  expect(container.querySelector('.calendar')).toHaveTextContent(String(step?.weekend));
});

it('lists what each step hands over', () => {
  const { container } = render(<DeliverableLedger steps={appWebDev.steps} />);
  const rows = [...container.querySelectorAll('.steps > li')];
  appWebDev.steps.items.forEach((step, index) => {
    const lines = [...(rows[index]?.querySelectorAll('li') ?? [])].map((line) => line.textContent);
    expect(lines).toEqual(step.deliverables);
  });
});
