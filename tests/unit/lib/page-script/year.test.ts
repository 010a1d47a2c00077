import { year } from '@/lib/page-script/year';
import { removeListenersAfterEach } from '../../../support/listeners';

const parsed = () => document.dispatchEvent(new Event('DOMContentLoaded', { bubbles: true }));

removeListenersAfterEach();

it('writes the year of the visit once the page is there', () => {
  jest.useFakeTimers({ now: new Date(2031, 0, 1) });
  year();
  document.body.innerHTML = '<span data-year></span>';
  parsed();
  expect(document.body).toHaveTextContent(/^2031$/);
});

it('needs no place for it', () => {
  document.body.innerHTML = '<p>No footer</p>';
  year();
  parsed();
  expect(document.body.innerHTML).toBe('<p>No footer</p>');
});
