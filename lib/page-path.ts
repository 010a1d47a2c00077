/** The path of a page as the list of routes spells it: one slash at its beginning, no query, no anchor, none at its end. */
export const PAGE_PATH = /^\/(?:[a-z0-9-]+(?:\/[a-z0-9-]+)*)?$/;
