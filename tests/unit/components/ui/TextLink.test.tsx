import { render, screen } from '@testing-library/react';
import { TextLink } from '@/components/ui/TextLink';

it('says to those who hear it alone what it is about', () => {
  render(<TextLink href="/resources" label="Read" unsaid=" about clouds" />);
  expect(screen.getByRole('link')).toHaveAccessibleName('Read about clouds');
  expect(screen.getByRole('link')).toHaveAttribute('href', '/resources');
  expect(screen.getByRole('link')).not.toHaveAttribute('download');
});

it('saves a file under the name that it is given', () => {
  render(<TextLink href="/guides/a.pdf" label="Download" saveAs="lakeward-a.pdf" />);
  expect(screen.getByRole('link')).toHaveAttribute('download', 'lakeward-a.pdf');
});

it('says its label alone where that is enough', () => {
  render(<TextLink href="/resources" label="Read" />);
  expect(screen.getByRole('link')).toHaveAccessibleName('Read');
});
