import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { render } from '@testing-library/react';
import { HeroDrawing } from '@/components/illustrations/HeroDrawing';
import { landingPages } from '@/content/landing-pages';

it.each(landingPages.map(({ path }) => path))(
  'shows %s’s drawing: on the canvas that the component cuts from, with an amber mark, under 3 KB',
  (path) => {
    const { container } = render(<HeroDrawing page={path} />);
    const address = container.querySelector('use')?.getAttribute('href') ?? '';
    const file = address.replace('/illustrations/', '').replace('.svg#', '/');
    const drawing = readFileSync(join('content', 'illustrations', `${file}.svg`), 'utf8');
    const box = container.querySelector('svg')?.getAttribute('viewBox');
    expect(drawing).toContain(`viewBox="${box}"`);
    expect(drawing).toContain('var(--beacon)');
    expect(brotliCompressSync(drawing).length).toBeLessThan(3000);
  },
);
