import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { ThemeProvider, useTheme } from '@/components/layout/ThemeProvider';
import { ThemeToggle } from '@/components/layout/ThemeToggle';
import { theme } from '@/lib/page-script/theme';

function Shown() {
  return <output>{useTheme().theme}</output>;
}

it('throws a developer error outside its provider', () => {
  const quiet = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => render(<ThemeToggle />)).toThrow('useTheme must be used within a ThemeProvider');
  quiet.mockRestore();
});

it('is dark on the server', () => {
  expect(
    renderToString(
      <ThemeProvider>
        <Shown />
      </ThemeProvider>,
    ),
  ).toContain('dark');
});

it('toggles, saves and tells React', async () => {
  localStorage.clear();
  document.documentElement.className = 'dark';
  theme();
  render(
    <ThemeProvider>
      <ThemeToggle />
      <Shown />
    </ThemeProvider>,
  );
  expect(screen.getByRole('status')).toHaveTextContent('dark');
  await userEvent.click(screen.getByRole('button'));
  expect(screen.getByRole('status')).toHaveTextContent('light');
  expect(localStorage.getItem('theme')).toBe('light');
  await userEvent.click(screen.getByRole('button'));
  expect(document.documentElement).toHaveClass('dark');
  expect(localStorage.getItem('theme')).toBe('dark');
});
