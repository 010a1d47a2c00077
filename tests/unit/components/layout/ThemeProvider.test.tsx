import { render, screen } from '@testing-library/react';
import { ThemeProvider } from '@/components/layout/ThemeProvider';
import { useTheme } from '@/components/layout/use-theme';
import { theme as pageTheme } from '@/lib/page-script/theme';
import { TOGGLE_THEME_EVENT } from '@/lib/theme';
import { theme as specified } from '../../../specification';
import { removeListenersAfterEach } from '../../../support/listeners';

const { classList } = document.documentElement;

function Switch() {
  const { toggleTheme } = useTheme();
  return (
    <button type="button" onClick={toggleTheme}>
      switch
    </button>
  );
}
const shown = (
  <ThemeProvider>
    <Switch />
  </ThemeProvider>
);

removeListenersAfterEach();
beforeEach(() => localStorage.clear());

it('throws a developer error outside its provider', () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => render(<Switch />)).toThrow(specified.outsideProvider);
});

it('asks the page script, which owns the theme, for the other', () => {
  const asked = jest.fn();
  document.addEventListener(TOGGLE_THEME_EVENT, asked);
  render(shown);
  expect(asked).not.toHaveBeenCalled();
  screen.getByRole('button').click();
  expect(asked).toHaveBeenCalledTimes(1);
});

describe('when React resets the attributes of <html>', () => {
  const mountWithoutMarker = () => {
    localStorage.setItem(specified.storageKey, 'light');
    pageTheme();
    classList.add('dark');
    render(shown);
  };

  it('has the page script restore what was saved, in development', () => {
    jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: 'development' });
    mountWithoutMarker();
    expect(classList.contains('dark')).toBe(false);
  });

  it('leaves the page alone elsewhere, where that does not happen', () => {
    jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: 'production' });
    mountWithoutMarker();
    expect(classList.contains('dark')).toBe(true);
  });
});
