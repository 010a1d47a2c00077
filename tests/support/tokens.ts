import { readFileSync } from 'node:fs';

const sheet = readFileSync('app/styles/tokens.css', 'utf8');

/** The custom properties of one rule of the style sheet, without their dashes. */
function tokensOf(selector: string): Record<string, string> {
  const [, rule = ''] = sheet.split(`${selector} {`);
  const lines = rule.slice(0, rule.indexOf('\n}')).matchAll(/--([\w-]+): (.*);/g);
  return Object.fromEntries([...lines].map(([, name = '', value = '']) => [name, value]));
}

export const lightTokens = tokensOf(':root');
/** What the dark theme does not name it has from the light one. */
export const darkTokens = { ...lightTokens, ...tokensOf('.dark') };
