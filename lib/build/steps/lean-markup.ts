import { rewritePages } from '../export';

const SCRIPT = /(<script\b[\s\S]*?<\/script>)/;
/** An element of a drawing that holds nothing. */
const EMPTY_SHAPE =
  /<(path|use|circle|rect|line|ellipse|polyline|polygon|fe[A-Z]\w*)\b((?:"[^"]*"|[^">])*)><\/\1>/g;
/** What lucide writes into each icon: the namespace that HTML gives it anyway, and names that no style reads. */
const LUCIDE = /(<svg) xmlns="[^"]*"((?:"[^"]*"|[^">])* class=")lucide lucide-[a-z0-9-]+ ?/g;
/** X takes both from Open Graph, with which Next fills them in; what is said of the typeface no browser reads. */
const UNREAD =
  /<meta name="(?:twitter:(?:title|description)|next-size-adjust)"(?:"[^"]*"|[^">])*>/g;
const EMPTY_VALUE = /(<[a-z](?:"[^"]*"|[^">])*)=""(?=[ />])/g;

/** A page in fewer bytes that every browser reads as the same page: what is visible to the last node. */
export function leanMarkup(html: string): string {
  const lean = (markup: string) => {
    let shorter = markup
      .replace(UNREAD, '')
      .replace(EMPTY_SHAPE, '<$1$2/>')
      .replace(LUCIDE, '$1$2');
    // A tag may have several such values: each pass takes its last.
    for (let before = ''; before !== shorter;) {
      before = shorter;
      shorter = before.replace(EMPTY_VALUE, '$1');
    }
    return shorter;
  };
  return html
    .split(SCRIPT)
    .map((part) => (SCRIPT.test(part) ? part : lean(part)))
    .join('');
}

/** Takes out of every page what its reader puts in again. */
export const leanPages = (out: string): string =>
  `less markup in ${rewritePages(out, leanMarkup)} pages`;
