/** Whether a script of the page has the browser load another one: the visitor's own steps are answered where links are. */
export const isScriptLoad = (event: NavigateEvent): boolean =>
  !event.destination.sameDocument &&
  ['push', 'replace'].includes(event.navigationType) &&
  !event.userInitiated &&
  !event.formData;
