import type { Page } from '@playwright/test';

/** What becomes of a text in a translated page. */
export const inTranslation = (text: string): string => `<${text}>`;

/**
 * Translates every page from its load on, as Chrome does it: each text moves into elements that React
 * does not know, and what React writes later is translated at once.
 */
export const translated = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const translate = (node: Node): void => {
      const { parentNode } = node;
      if (node instanceof HTMLScriptElement || !parentNode) return;
      if (!(node instanceof Text)) {
        [...node.childNodes].forEach(translate);
      } else if (parentNode instanceof HTMLOptionElement) {
        if (!node.data.startsWith('<')) node.data = `<${node.data}>`; // nothing but text may stand in it
      } else if (node.data.trim() && parentNode.nodeName !== 'FONT') {
        const other = document.createElement('font');
        other.textContent = `<${node.data}>`;
        parentNode.replaceChild(other, node);
      }
    };
    addEventListener('load', () => {
      translate(document.body);
      new MutationObserver((changes) =>
        changes.forEach(({ addedNodes }) => addedNodes.forEach(translate)),
      ).observe(document.documentElement, { childList: true, subtree: true });
    });
  });
