import { guidesWith, type ShelfGuide } from '@/lib/guides/search';

const guide = (title: string, summary: string): ShelfGuide => ({
  id: title,
  title,
  summary,
  href: '/guides/x.pdf',
  fileName: 'x.pdf',
  facts: 'PDF',
});
const guides = [guide('A sheet', 'What it’s for.'), guide('Another', 'Nothing of the kind.')];
const titles = (query: string) => guidesWith(query, guides).map(({ title }) => title);

it('finds guides by title and summary, as articles are found', () => {
  expect(titles('')).toEqual(['A sheet', 'Another']);
  expect(titles('  ')).toEqual(['A sheet', 'Another']);
  expect(titles('SHEET ')).toEqual(['A sheet']);
  for (const words of ["it's for", 'it’s for']) expect(titles(words)).toEqual(['A sheet']);
  expect(titles('kind')).toEqual(['Another']);
  expect(titles('pdf')).toEqual([]);
});
