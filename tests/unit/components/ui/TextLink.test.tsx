import { render, screen } from '@testing-library/react';
import { TextLink } from '@/components/ui/TextLink';

it('says to those who hear it alone what it is about', () => {
  render(<TextLink href="/resources" label="Read" about="clouds" />);
  expect(screen.getByRole('link')).toHaveAccessibleName('Read about clouds');
  expect(screen.getByRole('link')).toHaveAttribute('href', '/resources');
});

it('says its label alone where that is enough', () => {
  render(<TextLink href="/resources" label="Read" />);
  expect(screen.getByRole('link')).toHaveAccessibleName('Read');
});
