import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ResourceLibrary } from '@/components/resources/ResourceLibrary';
import {
  articleCount,
  atLeast,
  noArticles,
  searchedSoFar,
  searchGap,
  searchingArticles,
  showMoreArticles,
  tryAgain,
} from '@/content/ui';
import { SEARCH_FILE, type SearchFile } from '@/lib/articles/search-file';
import { goHere } from '@/lib/navigation/same-page';
import { comes, headings, headingsByRole, hears } from '../../../support/screen';
import { filesOfLibrary, SMALL, summaryOfWritten, written } from '../../../support/search';

const COUNT = 40;
const PAGE = 12;
/** Two in three have a title that fills a page; one in ten a body that only bodies tell. */
const articles = Array.from({ length: COUNT }, (_, index) =>
  written({
    id: `a-${String(index).padStart(2, '0')}`,
    title: `${index % 3 > 0 ? 'Common' : 'Rare'} ${index}`,
    date: `2024-03-${String(31 - Math.floor(index / 2)).padStart(2, '0')}`,
    text: index % 10 === 5 ? 'a needle lies here' : 'nothing but hay',
  }),
);
const hidden = articles.filter(({ text }) => text.includes('needle')).map(({ title }) => title);
const files = filesOfLibrary(articles, SMALL);
const whole: SearchFile<unknown> = JSON.parse(files.first);
const lastPart = whole.bodyParts.at(-1);

let asked: string[] = [];
let cached: Array<string | undefined> = [];
/** What the host answers with: the text of a file, or nothing. It may take its time. */
let host: (address: string) => string | undefined | Promise<string | undefined>;
const textOf = (address: string) =>
  address === SEARCH_FILE ? files.first : files.parts.get(address);

const titles = () => headings(2);
const cards = () => [...document.querySelectorAll('article')];
const moreButton = () => comes('button', showMoreArticles);
const box = () => screen.getByRole('searchbox');
async function type(words: string) {
  await userEvent.click(box());
  await userEvent.paste(words);
}

/** Waits until a search has looked through everything: it may take its time, of which each step has the usual. */
async function searchEnds(): Promise<void> {
  const looked = () => document.querySelector('progress')?.value;
  await waitFor(() => expect(looked()).toBeDefined());
  for (let before = looked(); before !== undefined; before = looked()) {
    const then = before;
    await waitFor(() => expect(looked()).not.toBe(then));
  }
}

beforeEach(() => {
  asked = [];
  cached = [];
  host = textOf;
  global.fetch = jest.fn(async (address: string, options?: RequestInit) => {
    asked.push(address);
    cached.push(options?.cache);
    const text = await host(address);
    return { ok: text !== undefined, status: 404, json: async () => JSON.parse(String(text)) };
  }) as jest.Mock;
});

function show(page = 1) {
  render(
    <ResourceLibrary
      articles={articles.slice((page - 1) * PAGE, page * PAGE).map(summaryOfWritten)}
      total={COUNT}
      guides={[]}
      categories={[{ category: 'Cloud Services', count: COUNT }]}
      pagination={null}
    />,
  );
}

it('asks for no bodies but those above the last card when titles fill the page, and counts no others', async () => {
  show();
  await type('COMMON');
  const common = articles.filter(({ title }) => title.startsWith('Common'));
  await waitFor(() => expect(titles()).toEqual(common.slice(0, PAGE).map(({ title }) => title)));
  // The articles above the twelfth could still match with their bodies, and no others.
  const last = articles.findIndex(({ title }) => title === common[PAGE - 1]?.title);
  const starts = whole.bodyParts.map((_, index) =>
    whole.bodyParts.slice(0, index).reduce((sum, { count }) => sum + count, 0),
  );
  const above = whole.bodyParts.filter((_, index) => (starts[index] ?? 0) < last);
  expect(above.length).toBeLessThan(whole.bodyParts.length);
  const bodies = whole.bodyParts.map(({ name }) => name);
  await waitFor(() =>
    expect(asked.filter((address) => bodies.includes(address))).toEqual(
      above.map(({ name }) => name),
    ),
  );
  await moreButton();
  expect(headingsByRole(2)).toHaveLength(PAGE);
  await hears(new RegExp(`^${atLeast(articleCount(0)).replace('0', '\\d+')}$`));
});

it('shows what has been found while it looks on, in order, with a bar that grows', async () => {
  const waiting: Array<() => void> = [];
  host = async (address) => {
    if (address !== SEARCH_FILE)
      await new Promise<void>((resolve) => waiting.push(() => resolve()));
    return textOf(address);
  };
  show();
  await type('needle');
  const values: number[] = [];
  let seen = 0;
  for (let part = 0; part < files.parts.size; part += 1) {
    await waitFor(() => expect(waiting).toHaveLength(part + 1));
    const bar = screen.getByRole<HTMLProgressElement>('progressbar', { name: searchingArticles });
    expect(bar.max).toBe(COUNT);
    values.push(bar.value);
    expect(titles()).toEqual(hidden.slice(0, titles().length));
    expect(titles().length).toBeGreaterThanOrEqual(seen);
    seen = titles().length;
    expect(screen.queryByText(noArticles)).not.toBeInTheDocument();
    if (bar.value > 0) expect(screen.getByText(searchedSoFar(bar.value, COUNT))).toBeVisible();
    act(() => waiting[part]?.());
  }
  await waitFor(() => expect(titles()).toEqual(hidden));
  expect(values).toEqual([...values].sort((a, b) => a - b));
  expect(new Set(values).size).toBeGreaterThan(3);
  expect(seen).toBeGreaterThan(0);
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  expect(asked).toEqual([...new Set(asked)]);
  await hears(articleCount(hidden.length));
});

describe('a part that does not come', () => {
  const lost = String(lastPart?.name);
  const gap = searchGap(String(lastPart?.oldest), String(lastPart?.newest));

  it('is asked for once more, past the caches; then it is named, and the rest is shown', async () => {
    host = (address) => (address === lost ? undefined : textOf(address));
    show();
    await type('needle');
    await searchEnds();
    expect(screen.getByText(gap)).toBeVisible();
    expect(cached.filter((_, index) => asked[index] === lost)).toEqual([undefined, 'reload']);
    expect(titles()).toEqual(hidden.filter((title) => titles().includes(title)));
    expect(box()).toHaveValue('needle');
    expect(screen.queryByText(noArticles)).not.toBeInTheDocument();

    host = textOf;
    await userEvent.click(screen.getByRole('button', { name: tryAgain }));
    // The button has gone.
    expect(screen.getAllByRole('status')[0]?.parentElement).toHaveFocus();
    await waitFor(() => expect(titles()).toEqual(hidden));
    await waitFor(() => expect(screen.queryByText(gap)).not.toBeInTheDocument());
    expect(box()).toHaveValue('needle');
  });

  it('keeps the search from saying that there is nothing', async () => {
    host = (address) => (address === lost ? '["too few"]' : textOf(address));
    show();
    await type('no such words');
    await searchEnds();
    expect(screen.getByText(gap)).toBeVisible();
    expect(screen.queryByText(noArticles)).not.toBeInTheDocument();
    host = textOf;
    await userEvent.click(screen.getByRole('button', { name: tryAgain }));
    expect(await comes('heading', noArticles)).toBeVisible();
  });

  it('has another name after a deploy: the next try asks for that one', async () => {
    host = (address) => (address === lost ? undefined : textOf(address));
    show();
    await type('needle');
    await searchEnds();
    expect(screen.getByText(gap)).toBeVisible();
    const renamed = (text: string | undefined) => text?.replaceAll(lost, '/another.json');
    host = (address) =>
      address === '/another.json'
        ? textOf(lost)
        : address === lost
          ? undefined
          : renamed(textOf(address));
    asked = [];
    await userEvent.click(screen.getByRole('button', { name: tryAgain }));
    await waitFor(() => expect(titles()).toEqual(hidden));
    expect(asked).toEqual([SEARCH_FILE, '/another.json']);
  });
});

it('keeps the articles of its page when the search is ready and nothing is searched for', async () => {
  show(2);
  const own = titles();
  await userEvent.click(box());
  await waitFor(() => expect(asked).toEqual([SEARCH_FILE]));
  await act(async () => undefined);
  expect(titles()).toEqual(own);
});

it('knows on a later page that the newest articles are not those of the page', async () => {
  show(2);
  await userEvent.click(screen.getByRole('button', { name: /^Cloud Services/ }));
  await waitFor(() => expect(titles()).toEqual(articles.slice(0, PAGE).map(({ title }) => title)));
});

describe('below the first screen', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  /** How many cards there are, each time that they are more or fewer, and after how many ms. */
  async function countsOver(ms: number) {
    const counts: Array<{ count: number; after: number }> = [];
    for (let after = 0; after < ms; after += 10) {
      if (counts.at(-1)?.count !== titles().length) counts.push({ count: titles().length, after });
      await act(async () => jest.advanceTimersByTime(10));
    }
    return counts;
  }

  const eachOfTwelve = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

  it('cards of a category come one at a time, without a pause', async () => {
    show(3);
    await act(async () => screen.getByRole('button', { name: /^Cloud Services/ }).click());
    const [before, first, ...others] = await countsOver(1_000);
    expect(before?.count).toBe(PAGE); // the button answers first
    expect([first, ...others].map((step) => step?.count)).toEqual(eachOfTwelve);
    expect((others[0]?.after ?? NaN) - (first?.after ?? NaN)).toBeLessThan(100);
    expect(titles()).toEqual(articles.slice(0, PAGE).map(({ title }) => title));
  });

  it('cards of what is typed come one at a time, when typing rests', async () => {
    show(3);
    await act(async () => fireEvent.change(box(), { target: { value: 'rare' } }));
    await countsOver(350);
    const rare = articles.map(({ title }) => title).filter((title) => title.startsWith('Rare'));
    const standing = titles();
    // Those of the first screen, and of the others only what stood there before.
    expect(standing.slice(0, 2)).toEqual(rare.slice(0, 2));
    expect(standing.length).toBeLessThan(PAGE);
    const counts = (await countsOver(1_000)).map(({ count }) => count);
    expect(counts).toEqual(eachOfTwelve.slice(standing.length - 2));
    expect(titles()).toEqual(rare.slice(0, PAGE));
  });

  it('cards that are asked for come one at a time, the first of them at once', async () => {
    show();
    await act(async () => fireEvent.change(box(), { target: { value: 'common' } }));
    await countsOver(1_000);
    const more = screen.getByRole('button', { name: showMoreArticles });
    more.focus();
    await act(async () => more.click());
    expect(screen.getAllByRole('article')[PAGE]?.parentElement).toHaveFocus();
    const steps = await countsOver(1_000);
    expect(steps.map(({ count }) => count)).toEqual([13, ...eachOfTwelve.map((n) => PAGE + n)]);
    const common = articles.map(({ title }) => title).filter((title) => title.startsWith('Common'));
    expect(titles()).toEqual(common.slice(0, 2 * PAGE));
  });
});

it('leads who asks for more to the first article that comes', async () => {
  show();
  await type('Common');
  await userEvent.click(await moreButton());
  await waitFor(() => expect(titles()).toHaveLength(2 * PAGE));
  await waitFor(() => expect(cards()[PAGE]?.parentElement).toHaveFocus());
  expect(screen.getAllByRole('article')).toEqual(cards());
});

it('leads who asks for more to the list when nothing more comes', async () => {
  const dozen = articles.map((article, index) => ({
    ...article,
    text: index < PAGE ? 'one of a dozen' : 'no more of them',
  }));
  const other = filesOfLibrary(dozen, SMALL);
  host = (address) => (address === SEARCH_FILE ? other.first : other.parts.get(address));
  show();
  await type('dozen');
  await waitFor(() => expect(titles()).toHaveLength(PAGE));
  const button = await moreButton();
  await userEvent.click(button);
  await waitFor(() => expect(button).not.toBeInTheDocument());
  expect(titles()).toHaveLength(PAGE);
  await waitFor(() => expect(cards()[0]?.closest('[tabindex="-1"]')).toHaveFocus());
  expect(screen.getAllByRole('article')).toEqual(cards());
});

it('leaves the focus where it went while it looked for more', async () => {
  let answer = () => {};
  let slow = false;
  host = async (address) => {
    if (slow) await new Promise<void>((resolve) => (answer = resolve));
    return textOf(address);
  };
  show();
  await type('hay');
  await waitFor(() => expect(titles()).toHaveLength(PAGE));
  slow = true;
  await userEvent.click(await moreButton());
  await userEvent.click(box());
  slow = false;
  await act(async () => answer());
  await waitFor(() => expect(titles()).toHaveLength(2 * PAGE));
  expect(box()).toHaveFocus();
});

it('finds by Back as many articles as were shown', async () => {
  show();
  await type('Common');
  await userEvent.click(await moreButton());
  await waitFor(() => expect(titles()).toHaveLength(2 * PAGE));
  cleanup();
  window.dispatchEvent(new PopStateEvent('popstate'));
  show();
  await waitFor(() => expect(titles()).toHaveLength(2 * PAGE));
});

it('finds by Back at once what only bodies tell, and reads nothing again', async () => {
  show();
  await type('needle');
  await searchEnds();
  await waitFor(() => expect(titles()).toEqual(hidden));
  await hears(articleCount(hidden.length));
  cleanup();
  asked = [];
  window.dispatchEvent(new PopStateEvent('popstate'));
  show();
  expect(titles()).toEqual(hidden);
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  expect(asked).toEqual([]);
});

it('reads the search file once, however often the box is gone to', async () => {
  show();
  for (let time = 0; time < 2; time += 1) {
    act(() => box().focus());
    act(() => box().blur());
  }
  await type('COMMON');
  await waitFor(() => expect(titles()).toHaveLength(PAGE));
  expect(asked.filter((address) => address === SEARCH_FILE)).toHaveLength(1);
});

it('has no button for more below all articles, however many of a search were shown', async () => {
  window.scrollTo = () => undefined;
  show();
  await type('COMMON');
  await userEvent.click(await moreButton());
  act(() => void goHere(location.pathname));
  await waitFor(() => expect(titles()).toEqual(articles.slice(0, PAGE).map(({ title }) => title)));
  expect(screen.queryByRole('button', { name: showMoreArticles })).not.toBeInTheDocument();
});
