import type { ReactElement } from 'react';
import { icons } from '@/components/ui/icons';

export const dynamic = 'force-static';

/** What one of lucide's components hands on: the elements that it draws. */
type Drawn = ReactElement<{ icon: { node: ReadonlyArray<[string, Record<string, string>]> } }>;

/**
 * An icon as a symbol. What one of lucide's components renders is for the browser alone: so the component
 * is asked for its element, and the element for its drawing.
 */
function symbol([name, icon]: [string, unknown]): string {
  const { props } = (icon as { render: (props: object, ref: null) => Drawn }).render({}, null);
  const drawing = props.icon.node.map(([tag, { key: _, ...attributes }]) => {
    const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${value}"`);
    return `<${tag}${written.join('')}/>`;
  });
  return `<symbol id="${name}" viewBox="0 0 24 24"><g fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round">${drawing.join('')}</g></symbol>`;
}

/** Every icon of the site in one file, each a symbol of its name (components/ui/Icon.tsx). */
export function GET() {
  const symbols = Object.entries(icons).map(symbol);
  return new Response(`<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('\n')}\n</svg>`, {
    headers: { 'Content-Type': 'image/svg+xml' },
  });
}
