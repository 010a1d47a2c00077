/** The namespace of what a workbook is made of. */
export const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';

/** The first line of each of its files. */
export const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

/** A list with its count, or nothing where it is empty: an empty one makes Excel repair the file. */
export const list = (name: string, items: readonly string[], count = true): string =>
  items.length > 0
    ? `<${name}${count ? ` count="${items.length}"` : ''}>${items.join('')}</${name}>`
    : '';
