/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { articles, readArticles, summaries } from '@/content/articles';
import { cloudServices } from '@/content/services/cloud-services';
import { itConsulting } from '@/content/services/it-consulting';
import { networkInfrastructure } from '@/content/services/network-infrastructure';
import { cloud } from '@/lib/estimators/cloud';
import { formatDate } from '@/lib/format/dates';
import { formatDollars } from '@/lib/format/numbers';
import { linkKind } from '@/lib/markdown/links';
import { textOf } from '@/lib/markdown/text';
import {
  digitalArticle,
  migrationArticle,
  shippedArticles,
  wifiArticle,
} from '../../specification';
import { wordsOf } from '../../support/content';
import { folderOf } from '../../support/folder';

const articleOf = (id: string) => {
  const article = articles.find((each) => each.id === id);
  if (!article) throw new Error(`content/articles: no ${id}.md`);
  return article;
};

it.each(shippedArticles.map((article) => [article.id, article] as const))(
  'ships %s as specified',
  (id, article) => {
    expect(articleOf(id)).toMatchObject(article);
  },
);

it.each(shippedArticles.map(({ id }) => id))('dates %s at its top, and links its sources', (id) => {
  const { blocks, date, links } = articleOf(id);
  expect(textOf(blocks.slice(0, 1))).toMatch(new RegExp(`^As of ${formatDate(date)}\\. `));
  expect(links.filter(({ href }) => linkKind(href) === 'web').length).toBeGreaterThan(2);
});

it('compares the cloud article’s firm with the calculator and prices of the cloud page', () => {
  const text = textOf(articleOf(migrationArticle).blocks);
  const firm = { users: 40, storage: 900, bandwidth: 500 };
  const { monthly, onPremises } = cloud.estimate(firm, 'monthly');
  expect(text).toContain(
    `For ${firm.users} people, ${firm.storage} GB and ${firm.bandwidth} GB of traffic it shows ${formatDollars(monthly)} a month in the cloud against ${formatDollars(onPremises)}`,
  );
  expect(text).toContain('You save $90 a month.');
  expect(wordsOf(cloudServices)).toMatch(/saves (?:only )?\$90\b/);
  const lowest = Math.min(...cloudServices.pricing.options.map(({ price }) => price));
  expect(text).toContain(`lowest project price, ${formatDollars(lowest)},`);
});

it('states the prices and the share of the consulting and network pages as they do', () => {
  const digital = textOf(articleOf(digitalArticle).blocks);
  expect(digital).toContain('projects of this kind start at $25,000');
  expect(wordsOf(itConsulting)).toContain('Digital transformation runs from $25,000 to');
  const { value, suffix } = itConsulting.stats.find(({ label }) => /manual work/.test(label)) ?? {};
  expect(digital).toContain(`If only ${value}${suffix} of the typing goes`);

  const wifi = textOf(articleOf(wifiArticle).blocks);
  const site = Math.max(...networkInfrastructure.pricing.options.map(({ price }) => price));
  expect(wifi).toContain(
    `${formatDollars(site)} a site, it would be ${formatDollars(15_000 + site)}`,
  );
});

it('lists articles newest first', () => {
  const dates = articles.map(({ date }) => date);
  expect(dates).toEqual([...dates].sort().reverse());
});

it('leaves the body out of what lists need', () => {
  expect(summaries.map(({ id }) => id)).toEqual(articles.map(({ id }) => id));
  for (const summary of summaries) {
    expect(summary).not.toHaveProperty('blocks');
    expect(summary).not.toHaveProperty('formerly');
  }
});

it.each(shippedArticles.map(({ id }) => id))(
  'draws what %s reckons, in two figures or more',
  (id) => {
    const figures = articleOf(id).blocks.filter(({ kind }) => kind === 'figure');
    expect(figures.length).toBeGreaterThan(1);
  },
);

it('states every number of every figure in the text around it, in digits', () => {
  for (const { id } of shippedArticles) {
    const { blocks } = articleOf(id);
    const prose = textOf(blocks.filter(({ kind }) => kind !== 'figure')).replace(/,/g, '');
    for (const block of blocks) {
      if (block.kind !== 'figure') continue;
      const amounts = JSON.stringify(block.chart).match(/(?<="formatted":")[^"]+/g) ?? [];
      for (const amount of amounts.flatMap((each) => each.split(' + '))) {
        const number = amount.replace(/[,\u2212]/g, '');
        // Nothing is told in words.
        if (!/^\D*0$/.test(number)) expect(prose).toContain(number);
      }
    }
  }
});

describe('a folder of articles', () => {
  it('must not be empty', () => {
    expect(() => readArticles(folderOf())).toThrow(/at least one that is no draft/);
  });
  it('holds nothing but articles', () => {
    expect(() => readArticles(folderOf({ 'notes.txt': 'x' }))).toThrow(/notes\.txt.*only \.md/);
  });
  it('has no former id that an article has', () => {
    const id = articles[0]?.id;
    const source = readFileSync(`content/articles/${id}.md`, 'utf8');
    const renamed = source.replace('---', `---\nformerly: ${id}`);
    expect(() => readArticles(folderOf({ [`${id}.md`]: source, 'new.md': renamed }))).toThrow(
      `new.md:2: formerly: expected an id of no other`,
    );
  });
  it('knows ids that differ only in case as one', () => {
    expect(() => readArticles(folderOf({ 'same.md': 'x', 'Same.md': 'x' }))).toThrow(
      /expected a different id/,
    );
  });
});
