import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { ResourceLibrary } from '@/components/resources/ResourceLibrary';
import { summaries } from '@/content/articles';
import {
  articleCount,
  articles as articlesName,
  guideShelf,
  noArticles,
  searchIncomplete,
  searchingArticles,
  showAllArticles,
} from '@/content/ui';
import { categoryCounts } from '@/lib/articles/search';
import { wholeFile } from '@/lib/articles/search-parts';
import type { ShelfGuide } from '@/lib/guides/search';
import { goHere } from '@/lib/navigation/same-page';
import { library, shippedArticles } from '../../../specification';
import { comes, headings, headingsByRole, hears } from '../../../support/screen';

// The articles that the site ships with: however many are added, these are one page of the library.
const shipped = new Set<string>(shippedArticles.map(({ id }) => id));
const articles = summaries.filter(({ id }) => shipped.has(id));
const categories = categoryCounts(articles);
const searchFile = wholeFile(
  articles,
  (article) => article,
  () => '',
);
/** Two guides: one that a word finds, which no article has in its title or excerpt. */
const shelf: ShelfGuide[] = ['Zymurgy for offices', 'Quilts'].map((title) => ({
  id: title,
  title,
  summary: `${title}: a sheet.`,
  href: `/guides/${title}.pdf`,
  fileName: 'sheet.pdf',
  facts: 'PDF, 4 pages, 80 KB',
}));
const articlesOf = (found: ReadonlyArray<string | null>) =>
  found.filter((title) => title !== guideShelf);
/** Waits until these are the articles: looked for by role once they are there (support/screen.ts). */
async function showsArticles(wanted: readonly string[]): Promise<void> {
  await waitFor(() => expect(articlesOf(headings(2))).toEqual(wanted));
  expect(articlesOf(headingsByRole(2))).toEqual(wanted);
}
const allTitles = articles.map(({ title }) => title);
const box = () => screen.getByPlaceholderText(library.searchPlaceholder);
const button = (label: string, count: number) =>
  screen.getByRole('button', { name: new RegExp(`^${label}\\s*${count}$`) });

const theLibrary = (
  <ResourceLibrary
    articles={articles}
    total={articles.length}
    guides={shelf}
    categories={categories}
    pagination={<nav>pages</nav>}
  />
);

beforeEach(() => {
  // The full texts do not arrive: titles and excerpts are searched.
  global.fetch = jest.fn().mockRejectedValue(new TypeError('offline'));
  render(theLibrary);
});

it('lists every article newest first, with a button for each category and its count', () => {
  expect(articlesOf(headingsByRole(2))).toEqual(allTitles);
  expect(screen.getByText('pages')).toBeInTheDocument();
  expect(screen.getByRole('search')).toContainElement(box());
  expect(button(library.allCategories, articles.length)).toHaveAttribute('aria-pressed', 'true');
  for (const { category, count } of categories) {
    expect(button(category, count)).toHaveAttribute('aria-pressed', 'false');
  }
});

it('shows one category, and all again', async () => {
  const [{ category, count } = { category: '', count: 0 }] = categories;
  await userEvent.click(button(category, count));
  const own = articles.filter((article) => article.category === category);
  await showsArticles(own.map(({ title }) => title));
  expect(button(category, count)).toHaveAttribute('aria-pressed', 'true');
  expect(screen.queryByText('pages')).not.toBeInTheDocument();
  await userEvent.click(button(library.allCategories, articles.length));
  await showsArticles(allTitles);
});

it('is whole again by a link to itself, from its top on, for the keyboard too', async () => {
  document.body.id = 'main';
  document.body.tabIndex = -1;
  const scrolled = jest.spyOn(window, 'scrollTo').mockReturnValue();
  await userEvent.type(box(), 'cloud');
  expect(box()).toHaveFocus();
  act(() => void goHere(location.pathname));
  expect(box()).toHaveValue('');
  expect(articlesOf(headingsByRole(2))).toEqual(allTitles);
  expect(scrolled).toHaveBeenCalled();
  expect(document.body).toHaveFocus();
  document.body.removeAttribute('id');
  document.body.removeAttribute('tabindex');
});

it('sorts both ways', async () => {
  const sort = screen.getByRole('combobox');
  // Firefox would bring back what was chosen before a reload, beside the list as it begins.
  expect(sort).toHaveAttribute('autocomplete', 'off');
  expect(
    within(sort)
      .getAllByRole('option')
      .map((option) => option.textContent),
  ).toEqual([library.newestFirst, library.oldestFirst]);
  await userEvent.selectOptions(sort, library.oldestFirst);
  const oldest = articles.map(({ date }) => date).sort();
  await waitFor(() => {
    const dates = [...document.querySelectorAll('time')].map(({ dateTime }) => dateTime);
    expect(dates).toEqual(oldest);
  });
  await hears(library.oldestFirst);
});

it('finds an article by its title, whatever the case, and says that it knows titles alone', async () => {
  const [wanted] = articles;
  await userEvent.click(box());
  await userEvent.paste(String(wanted?.title.toUpperCase()));
  await showsArticles([String(wanted?.title)]);
  expect(await screen.findByText(searchIncomplete)).toBeInTheDocument();
});

it('does not say that nothing was found when it could not look everywhere', async () => {
  await userEvent.click(box());
  await userEvent.paste('zzzz no such words');
  expect(await screen.findByText(searchIncomplete)).toBeInTheDocument();
  expect(screen.queryByRole('heading', { name: library.noArticles })).not.toBeInTheDocument();
});

const withoutTitle = ([id, title, ...rest]: readonly unknown[], index: number) =>
  index === 2 ? [id, null, ...rest] : [id, title, ...rest];
const unseen = (change: object) => JSON.stringify({ ...searchFile, ...change });
it.each([
  'null',
  '{}',
  '[]',
  '[null]',
  unseen({ heads: { rests: [], rows: [['id', 'No picture', '', '2024-01-01', 5, 0]] } }),
  unseen({ heads: { rests: [], rows: [] } }),
  unseen({ total: articles.length + 1 }),
  unseen({ heads: { ...searchFile.heads, rows: searchFile.heads.rows.slice(1) } }),
  unseen({ bodies: [null] }),
  unseen({ bodyParts: [{}] }),
  // Of as many articles as there are, one that is not whole.
  unseen({ heads: { ...searchFile.heads, rows: searchFile.heads.rows.map(withoutTitle) } }),
  unseen({ bodies: searchFile.bodies.map((body, index) => (index === 2 ? null : body)) }),
  unseen({ bodies: [], bodyParts: [{ count: articles.length, newest: 'a', oldest: 'b' }] }),
])('keeps the page when the host answers with %s', async (answer) => {
  global.fetch = jest.fn().mockResolvedValue({ ok: true, json: async () => JSON.parse(answer) });
  const [wanted] = articles;
  await userEvent.click(box());
  await userEvent.paste(wanted?.title ?? '');
  await showsArticles([String(wanted?.title)]);
  expect(await screen.findByText(searchIncomplete)).toBeInTheDocument();
});

describe('when the texts are slow', () => {
  let arrive: () => void = () => undefined;
  beforeEach(() => {
    global.fetch = jest.fn().mockReturnValue(
      new Promise((resolve) => {
        arrive = () => resolve({ ok: true, json: async () => searchFile });
      }),
    );
  });

  it('says that it is searching, and only then in the specified words that nothing was found', async () => {
    await userEvent.click(box());
    await userEvent.paste('zzzz no such words');
    await showsArticles([]);
    expect(screen.getAllByText(searchingArticles)).not.toEqual([]);
    expect(box()).toHaveAttribute('aria-busy', 'true');
    expect(screen.queryByText(library.noArticles)).not.toBeInTheDocument();
    act(arrive);
    expect(await comes('heading', library.noArticles)).toBeInTheDocument();
    expect(screen.getByText(library.noArticlesHint)).toBeInTheDocument();
    expect(screen.queryByText(searchingArticles)).not.toBeInTheDocument();
    expect(box()).toHaveAttribute('aria-busy', 'false');
  });

  it('leads back to all articles with one button', async () => {
    await userEvent.click(
      screen.getByRole('button', { name: new RegExp(categories[0]?.category ?? '') }),
    );
    await userEvent.click(box());
    await userEvent.paste('zzzz no such words');
    act(arrive);
    await userEvent.click(await comes('button', showAllArticles));
    await showsArticles(allTitles);
    expect(box()).toHaveValue('');
    expect(button(library.allCategories, articles.length)).toHaveAttribute('aria-pressed', 'true');
    // The button is gone: the list has the focus, and how long it is now is said.
    expect(screen.getByRole('region', { name: articlesName })).toHaveFocus();
    await hears(articleCount(articles.length));
  });

  it('shows how many there are', async () => {
    expect(screen.getByText(articleCount(articles.length))).toBeVisible();
    expect(screen.getByText(articleCount(articles.length))).toHaveAttribute('aria-hidden', 'false');
    const [{ category, count } = { category: '', count: 0 }] = categories;
    await userEvent.click(button(category, count));
    await waitFor(() => expect(screen.getByText(articleCount(count))).toBeVisible());
    // What is said to screen readers is not there to be read as well.
    const line = screen.getByText(articleCount(count), { selector: 'p' });
    expect(line).toHaveAttribute('aria-hidden', 'true');
  });
});

it('has a shelf of guides, which the same words search and no category hides', async () => {
  global.fetch = jest.fn().mockResolvedValue({ ok: true, json: async () => searchFile });
  expect(headingsByRole(3)).toEqual(shelf.map(({ title }) => title));
  const [open, save] = screen.getAllByRole('link', { name: /Quilts/ });
  expect(open).toHaveAttribute('href', '/guides/Quilts.pdf');
  expect(open).not.toHaveAttribute('download');
  expect(save).toHaveAttribute('download', 'sheet.pdf');
  const [{ category, count } = { category: '', count: 0 }] = categories;
  await userEvent.click(button(category, count));
  expect(headingsByRole(3)).toHaveLength(shelf.length);
  await userEvent.click(button(library.allCategories, articles.length));
  await userEvent.type(box(), 'zymurgy');
  await waitFor(() => expect(headings(3)).toEqual(['Zymurgy for offices']));
  expect(headingsByRole(3)).toEqual(['Zymurgy for offices']);
  expect(screen.getByText(noArticles)).toBeInTheDocument();
  await hears(/1 guide$/);
  await userEvent.type(box(), 'x');
  await waitFor(() => expect(screen.queryByText(guideShelf)).not.toBeInTheDocument());
});

it('sorts as the visitor chose before React came', async () => {
  cleanup();
  const page = document.body.appendChild(document.createElement('div'));
  page.innerHTML = renderToString(theLibrary);
  screen.getByRole<HTMLSelectElement>('combobox').value = 'oldest';
  render(theLibrary, { container: page, hydrate: true });
  await showsArticles(allTitles.toReversed());
});
