/** The look of a link that stands alone. */
export const LINK =
  'inline-flex min-h-11 items-center font-semibold text-link underline-offset-4 hover:underline';

/** The same with an icon beside its words. */
export const ICON_LINK = `${LINK} gap-1.5 text-small`;

/** The same as a title. */
export const HEADING_LINK = `${LINK} gap-1.5 text-subtitle`;
