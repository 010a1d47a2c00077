import { copyLink, print } from '@/content/ui';
import { readPage } from '../support/html';
import { headlineOf, pagesWith } from '../support/landing';

describe.each(pagesWith('estimator').map((page) => [page.path, page] as const))(
  '%s',
  (path, { estimator }) => {
    const calculator = readPage(`${path.slice(1)}.html`).document.querySelector('#calculator');
    const find = (selector: string) => calculator?.querySelectorAll(selector) ?? [];

    it('hides every button of its estimator from those without scripts, and from paper', () => {
      const buttons = find('.estimator button');
      expect(buttons.map(({ text }) => text)).toEqual([print, copyLink]);
      for (const button of buttons)
        expect(button.closest('.no-print.noscript\\:hidden')).not.toBeNull();
    });

    it('leaves the defaults and how they are calculated to both', () => {
      const [total] = find('strong');
      const method = find('p').find(({ text }) => text === estimator.method);
      expect(total?.text).toBe(headlineOf(estimator, {}));
      for (const words of [total, method]) {
        expect(words).toBeDefined();
        expect(
          words?.closest('.no-print, .noscript\\:hidden, [hidden]') ?? undefined,
        ).toBeUndefined();
      }
    });
  },
);
