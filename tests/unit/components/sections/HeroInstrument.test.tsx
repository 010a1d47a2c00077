import { render } from '@testing-library/react';
import { HeroInstrument } from '@/components/sections/HeroInstrument';
import { landingPages } from '@/content/landing-pages';
import * as ui from '@/content/ui';
import { figuresOf } from '../../../support/screen';

it.each(landingPages.map(({ slug, instrument }) => [slug, instrument] as const))(
  'says of %s what the instrument is, that it is an example, and all that it reads',
  (_, instrument) => {
    const { container } = render(<HeroInstrument instrument={instrument} />);
    expect(figuresOf(container)).toEqual([
      [instrument.status, `${instrument.title} ${ui.example}`],
      ...instrument.readings.map(({ label, value }) => [value, label]),
    ]);
  },
);
