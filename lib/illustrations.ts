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

/** A shape or a group, or the end of one. A prefix (`inkscape:label`) would name what the sheet does not declare. */
const TAG = /<(?:\/([a-zA-Z]+)\s*|([a-zA-Z]+)((?:\s+[a-zA-Z][\w-]*="[^"<&]*")*)\s*(\/?))>/g;
const ATTRIBUTE = /([\w-]+)="/g;

/**
 * What is wrong with the shapes of a drawing: other than well-formed, browsers would show nothing of the
 * whole file that it is published in.
 */
export function faultOfMarkup(shapes: string): string | undefined {
  const open: string[] = [];
  const faults: string[] = [];
  const others = shapes.replace(TAG, (tag, end?: string, name = '', given = '', empty = '') => {
    const names = Array.from(given.matchAll(ATTRIBUTE), ([, attribute]) => attribute);
    if (new Set(names).size < names.length) faults.push(`every attribute once (found "${tag}")`);
    if (end !== undefined && open.pop() !== end)
      faults.push(`every tag to close the one before it (found "${tag}")`);
    if (end === undefined && empty === '') open.push(name);
    return '';
  });
  const [stray] = others.trim().split('\n', 1);
  if (stray)
    return `shapes whose attributes are written as name="value", and no comment (found "${stray.slice(0, 80)}")`;
  const unclosed = open.at(-1);
  return (
    faults[0] ??
    (unclosed === undefined
      ? undefined
      : `a closing tag for every shape (found none for <${unclosed}>)`)
  );
}
