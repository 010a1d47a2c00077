import { render, screen } from '@testing-library/react';
import { StatRow } from '@/components/sections/StatRow';
import { home } from '@/content/pages/home';
import { home as specified } from '../../../specification';
import { figuresOf } from '../../../support/screen';

it('shows the claims of the company under their title', () => {
  const { container } = render(<StatRow trust={home.trust} />);
  expect(screen.getByRole('region', { name: specified.trustTitle })).toBeInTheDocument();
  expect(figuresOf(container).map(([figure]) => figure)).toEqual(
    specified.claims.map(([figure]) => figure),
  );
});
