import { render, screen, within } from '@testing-library/react';
import { Blocks } from '@/components/markdown/Blocks';
import { linkToPart } from '@/content/ui';
import { blocksOf } from '../../../support/markdown';

const show = (source: string) => render(<Blocks blocks={blocksOf(source)} />).container;

it('shows subheadings at their level', () => {
  show('## Two words\n\n### Three');
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent(/^Two words$/);
  expect(screen.getByRole('heading', { level: 3 })).toHaveTextContent(/^Three$/);
});

it('gives every subheading its address and a link to it, which is no part of its words', () => {
  show('## Two words\n\n### Three');
  for (const text of ['Two words', 'Three']) {
    const { id } = screen.getByRole('heading', { name: text });
    expect(id).not.toBe('');
    expect(screen.getByRole('link', { name: linkToPart(text) })).toHaveAttribute('href', `#${id}`);
  }
});

it('shows lists as lists, numbered or not', () => {
  const container = show('- one\n- **two**\n\n1. three');
  expect(container.querySelectorAll('ul > li')).toHaveLength(2);
  expect(container.querySelector('ul strong')).toHaveTextContent('two');
  expect(container.querySelectorAll('ol > li')).toHaveLength(1);
  expect(container.textContent).toBe('onetwothree');
});

it('shows a table in a named region that the keyboard reaches', () => {
  show('| Cost | Each *month* |\n| - | -: |\n| Care | $700 |');
  const region = screen.getByRole('region', { name: 'Cost, Each month' });
  expect(region).toHaveAttribute('tabindex', '0');
  const [, price] = within(region).getAllByRole('columnheader');
  expect(price).toHaveAttribute('data-side', 'right');
  expect(price).toHaveAttribute('scope', 'col');
  expect(within(region).getByRole('cell', { name: '$700' })).toHaveAttribute('data-side', 'right');
});

it('shows a quote as one', () => {
  expect(show('> One *two*.\n>\n> Three.').querySelectorAll('blockquote > p')).toHaveLength(2);
});

it('lets links out of the site know nothing of this page, and opens no window', () => {
  show('[in](/contact) [out](https://a.example) [mail](mailto:a@b.example) [call](tel:+1-416)');
  show('[guide](/guides/it-budget.pdf)');
  const rels = screen.getAllByRole('link').map((link) => link.getAttribute('rel'));
  expect(rels).toEqual([null, 'noopener', 'noopener', 'noopener', null]);
  for (const link of screen.getAllByRole('link')) expect(link).not.toHaveAttribute('target');
});

it('has no style attribute', () => {
  const container = show('- a\n\n| A | B |\n| - | :-: |\n| 1 | 2 |\n\n> q');
  expect(container.querySelectorAll('*').length).toBeGreaterThan(10);
  expect(container.querySelector('[style]')).toBeNull();
});
