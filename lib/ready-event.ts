/** Told to the document, and so to the page script, once React has taken the page over. */
export const READY_EVENT = 'page:ready';
