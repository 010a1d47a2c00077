import { nameAnchorEntries } from '@/lib/navigation/anchor-entries';

/** Goes to a part of the page, as a link to an anchor does. */
async function goTo(anchor: string): Promise<void> {
  const gone = new Promise((resolve) => addEventListener('hashchange', resolve, { once: true }));
  location.hash = anchor;
  await gone;
}

it('gives one that has lost it to a second step, before a link leads on', () => {
  const page = { router: 'this page' };
  history.replaceState(page, '', '/article');
  const leave = nameAnchorEntries(() => undefined);
  history.replaceState(null, '', '/article#part'); // as Firefox does
  document.body.click();
  expect(history.state).toEqual(page);
  leave();
  history.replaceState(null, '');
  document.body.click();
  expect(history.state).toBeNull();
});

it('gives an anchor’s entry what its page’s has, and leaves others alone', async () => {
  const page = { router: 'this page' };
  history.replaceState(page, '', '/article');
  const leave = nameAnchorEntries(() => undefined);
  await goTo('part');
  expect(history.state).toEqual(page);
  expect(location.href).toMatch(/\/article#part$/);

  history.replaceState({ router: 'as it wants' }, '');
  dispatchEvent(new Event('hashchange'));
  expect(history.state).toEqual({ router: 'as it wants' });

  leave();
  await goTo('other');
  expect(history.state).not.toEqual(page);
});
