import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { ShareBlock } from '@/components/resources/ShareBlock';
import { linkCopied } from '@/content/ui';
import { article } from '../../../specification';

const URL_OF_PAGE = 'https://www.lakeward.example/resources/a';
const TITLE = 'Ours & theirs: "a title"';
const block = <ShareBlock url={URL_OF_PAGE} title={TITLE} />;
const here = () => window.location.href;
const parameters = (link: HTMLElement) =>
  Object.fromEntries(new URL(String(link.getAttribute('href'))).searchParams);
const copy = () => screen.getByRole('button', { name: article.copyLink });

it('opens a window of its own at each network, with this page’s address', () => {
  render(block);
  const links = screen.getAllByRole('link');
  expect(links).toHaveLength(article.networks.length);
  article.networks.forEach((network, index) => {
    const link = links[index] as HTMLElement;
    expect(link.textContent?.startsWith(network)).toBe(true);
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'));
    expect(parameters(link)).toMatchObject({ url: here() });
  });
  const [facebook, twitter] = links as [HTMLElement, HTMLElement];
  expect(parameters(facebook)).toMatchObject({ u: here() });
  expect(parameters(twitter)).toMatchObject({ text: TITLE });
});

it('shares neither the campaign by which its reader has come nor the place that is read', async () => {
  const own = here();
  history.replaceState(null, '', '?utm_source=newsletter&fbclid=a#part');
  const user = userEvent.setup();
  render(block);
  const [link] = screen.getAllByRole('link') as [HTMLElement];
  expect(parameters(link)).toMatchObject({ url: own });
  await user.click(copy());
  await expect(navigator.clipboard.readText()).resolves.toBe(own);
  history.replaceState(null, '', own);
});

it('shares the public address until the browser knows where it is', () => {
  expect(renderToString(block)).toContain(encodeURIComponent(URL_OF_PAGE));
});

it('says that it copied', async () => {
  const user = userEvent.setup();
  render(block);
  await user.click(copy());
  expect(await screen.findByText(linkCopied)).toBeInTheDocument();
  await expect(navigator.clipboard.readText()).resolves.toBe(here());
});
