/** Pictures that stand beside each other, by the names of their slots. */
const TOGETHER = /^(article|industry|(?:service|tab)-[a-z]+)-(.+)$/;

/** The drawing in the place of a picture: its file in content/illustrations, without the ending. */
export function drawingOf(slot: string): string {
  return slot.replace(TOGETHER, '$1/$2');
}

/** The drawing of an announced page, by the page's path. */
export const comingSoonDrawing = (path: string): string =>
  `coming-soon-${path.replace(/^.*\//, '')}`;

/**
 * The address of a drawing by its file in content/illustrations, without the ending. A folder is published as
 * one file, with its drawings by name: one request for all that a page shows together.
 */
export function drawingAddress(file: string): string {
  const [sheet = '', drawing = 'art'] = file.split('/');
  return `/illustrations/${sheet}.svg#${drawing}`;
}

/** A shape, or a group of them. An attribute with a prefix (`inkscape:label`) names what the sheet does not declare. */
const TAG = /<(\/?)([a-zA-Z]+)(?:\s+[a-zA-Z-]+="[^"<&]*")*\s*(\/?)>/g;

/**
 * What is wrong with the shapes of a drawing: other than well-formed, browsers would show nothing of the
 * whole file that it is published in.
 */
export function faultOfMarkup(shapes: string): string | undefined {
  const open: string[] = [];
  let unopened: string | undefined;
  const others = shapes.replace(TAG, (tag, end: string, name: string, empty: string) => {
    if (end !== '' && open.pop() !== name) unopened ??= tag;
    if (end === '' && empty === '') open.push(name);
    return '';
  });
  const [stray] = others.trim().split('\n', 1);
  if (stray) return `shapes with plain attributes, and no comment (found "${stray.slice(0, 80)}")`;
  if (unopened !== undefined) return `every tag to close the one before it (found "${unopened}")`;
  return open.length > 0
    ? `a closing tag for every shape (found none for <${open.at(-1)}>)`
    : undefined;
}
