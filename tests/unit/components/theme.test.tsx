import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { ThemeProvider, useTheme } from '@/components/layout/ThemeProvider';
import { ThemeToggle } from '@/components/layout/ThemeToggle';
import { PAGE_SCRIPT } from '@/lib/page-script';
import { READY_EVENT } from '@/lib/theme';

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
  new Function(PAGE_SCRIPT)();
  document.dispatchEvent(new Event(READY_EVENT));
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
