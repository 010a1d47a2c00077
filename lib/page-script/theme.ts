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
  document.head.append(themeColor);

  function show(shown: Theme): void {
    classList.toggle('dark', shown === 'dark');
    themeColor.content = THEME_COLORS[shown];
  }
  function showSaved(): void {
    let saved: string | null = null;
    try {
      saved = localStorage.getItem(THEME_KEY);
    } catch {
      // storage denied: the default
    }
    show(parseTheme(saved));
  }
  function toggle(): void {
    const chosen = classList.contains('dark') ? 'light' : 'dark';
    show(chosen);
    try {
      localStorage.setItem(THEME_KEY, chosen);
    } catch {
      // storage denied: the choice holds for this page
    }
  }

  showSaved();
  document.addEventListener(TOGGLE_THEME_EVENT, toggle);
  // A page that comes back from the back/forward cache has slept through the other pages' choices.
  addEventListener('pageshow', showSaved);
  // So has one that was drawn before it is shown.
  document.addEventListener('prerenderingchange', showSaved);
  addEventListener('storage', (event) => {
    // No key: the other tab cleared everything.
    if (event.key === THEME_KEY || event.key === null) showSaved();
  });
  return toggle;
}
