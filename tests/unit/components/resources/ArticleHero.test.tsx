import { render, screen } from '@testing-library/react';
import { ArticleHero } from '@/components/resources/ArticleHero';
import { summaries } from '@/content/articles';
import * as ui from '@/content/ui';

const [article] = summaries;
if (!article) throw new Error('no article');

it('says when an article was put right, where it was', () => {
  const told = () => screen.queryByText(ui.updated('November 28, 2026'));
  const { rerender } = render(<ArticleHero article={{ ...article, updated: undefined }} />);
  expect(told()).not.toBeInTheDocument();
  rerender(<ArticleHero article={{ ...article, updated: '2026-11-28' }} />);
  expect(told()).toBeInTheDocument();
});
