import { header } from '@/lib/page-script/header';
import { removeListenersAfterEach } from '../../../support/listeners';

const isFrosted = () => document.documentElement.hasAttribute('data-scrolled');
function scrollTo(y: number): void {
  Object.defineProperty(window, 'scrollY', { value: y, configurable: true });
  window.dispatchEvent(new Event('scroll'));
}

removeListenersAfterEach();
beforeEach(() => scrollTo(0));

it('frosts the bar of a page that opens where it was left', () => {
  scrollTo(800);
  header();
  expect(isFrosted()).toBe(true);
});

it('frosts the bar beyond 20 pixels, and clears it again', () => {
  header();
  expect(isFrosted()).toBe(false);
  scrollTo(20);
  expect(isFrosted()).toBe(false);
  scrollTo(21);
  expect(isFrosted()).toBe(true);
  scrollTo(0);
  expect(isFrosted()).toBe(false);
});
