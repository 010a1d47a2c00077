/**
 * The year in which the page is read, written by the page script (lib/page-script). The HTML says
 * none: the build's year would be wrong in January. Where React draws the page anew, ThemeProvider
 * writes it again.
 */
export function CopyrightYear() {
  return <span data-year="" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;
}
