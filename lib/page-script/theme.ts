import { parseTheme, THEME_COLORS, THEME_KEY, TOGGLE_THEME_EVENT, type Theme } from '../theme';

/**
 * Shows the saved theme in the first frame, and follows React (ThemeProvider) and other tabs from then
 * on. Returns how to switch it.
 */
export function theme(): () => void {
  const { classList } = document.documentElement;
  // Made here and not in the HTML: React would put a second one beside a tag that it finds changed.
  const themeColor = document.createElement('meta');
  themeColor.name = 'theme-color';
  /** What was shown last: where it cannot be stored it holds for this page. */
  let saved: string | null | undefined;

  function show(shown: Theme): void {
    saved = shown;
    // React takes it away where it draws the page anew.
    document.head.append(themeColor);
    classList.toggle('dark', shown === 'dark');
    themeColor.content = THEME_COLORS[shown];
  }
  function showSaved(): void {
    try {
      saved = localStorage.getItem(THEME_KEY) || saved;
    } catch {
      // storage denied: at first the default
    }
    show(parseTheme(saved));
  }
  function toggle(): void {
    const chosen = classList.contains('dark') ? 'light' : 'dark';
    show(chosen);
    try {
      localStorage.setItem(THEME_KEY, chosen);
    } catch {
      // denied, or full: the choice holds for this page
    }
  }

  showSaved();
  document.addEventListener(TOGGLE_THEME_EVENT, toggle);
  // A page that comes back from the back/forward cache has slept through the other pages' choices.
  addEventListener('pageshow', showSaved);
  // So has one that was drawn before it is shown.
  document.addEventListener('prerenderingchange', showSaved);
  // Whatever another tab has stored: nothing else is.
  addEventListener('storage', showSaved);
  return toggle;
}
