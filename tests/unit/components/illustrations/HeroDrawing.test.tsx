import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { render } from '@testing-library/react';
import { HeroDrawing } from '@/components/illustrations/HeroDrawing';
import { landingPages } from '@/content/landing-pages';

it.each(landingPages.map(({ slug }) => slug))(
  'shows %s’s drawing: on the canvas that the component cuts from, with an amber mark, under 3 KB',
  (slug) => {
    const { container } = render(<HeroDrawing page={slug} />);
    const [file, id] = container.querySelector('use')?.getAttribute('href')?.split('#') ?? [];
    const drawing = readFileSync(join('public', file ?? ''), 'utf8');
    const box = container.querySelector('svg')?.getAttribute('viewBox');
    expect(drawing).toContain(`viewBox="${box}"`);
    expect(drawing).toContain(`id="${id}"`);
    expect(drawing).toContain('var(--beacon)');
    expect(brotliCompressSync(drawing).length).toBeLessThan(3000);
  },
);
