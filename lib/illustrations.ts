/** Pictures that stand beside each other, by the names of their slots. */
const TOGETHER = /^(article|industry|(?:service|tab)-[a-z]+)-(.+)$/;

/** The drawing in the place of a picture: its file in content/illustrations, without the ending. */
export function drawingOf(slot: string): string {
  return slot.replace(TOGETHER, '$1/$2');
}

/**
 * The address of a drawing by its file in content/illustrations, without the ending. A folder is published as
 * one file, with its drawings by name: one request for all that a page shows together.
 */
export function drawingAddress(file: string): string {
  const [sheet = '', drawing = 'art'] = file.split('/');
  return `/illustrations/${sheet}.svg#${drawing}`;
}
