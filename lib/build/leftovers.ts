/** Finder's of a folder, of its icon and of a file's attributes; Explorer's of its pictures and of its settings. */
const LEFTOVER = /^(?:\.ds_store|icon\r|\._.+|(?:eh)?thumbs\.db|desktop\.ini)$/is;

/** Whether a file has the name of what Finder and Explorer leave in folders that somebody has looked into. */
export const isLeftover = (name: string): boolean => LEFTOVER.test(name);
