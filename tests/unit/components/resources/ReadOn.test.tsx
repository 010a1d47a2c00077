import { render, screen, within } from '@testing-library/react';
import { ReadOn } from '@/components/resources/ReadOn';
import { serviceOf } from '@/content/article-service';
import { summaries } from '@/content/articles';
import { nextArticle, relatedService } from '@/content/ui';
import { articlePath } from '@/lib/articles/facts';
import { formatDate } from '@/lib/format/dates';

const [next] = summaries;
const service = serviceOf('Managed IT');

it('leads to the next article, whose day it writes as articles do', () => {
  render(<ReadOn next={next} service={service} />);
  const region = within(screen.getByRole('region', { name: nextArticle }));
  expect(region.getByRole('heading', { level: 3 })).toHaveTextContent(String(next?.title));
  expect(region.getByRole('link')).toHaveAttribute('href', articlePath(String(next?.id)));
  expect(region.getByText(formatDate(String(next?.date)))).toBeInTheDocument();
});

it('leads to the service alone when there is no other article', () => {
  render(<ReadOn next={undefined} service={service} />);
  expect(screen.queryByRole('region', { name: nextArticle })).not.toBeInTheDocument();
  const region = within(screen.getByRole('region', { name: relatedService }));
  expect(region.getByRole('heading', { level: 3 })).toHaveTextContent(service.name);
  expect(region.getByRole('link')).toHaveAttribute('href', service.path);
});
