/**
 * The page script: what a page does before React is there, and without it. bundle.ts makes it the one
 * inline script of every page. A file is a concern; what one needs of another, it is given here.
 */
import { header } from './header';
import { loading } from './loading';
import { photographs } from './photographs';
import { replay } from './replay';
import { theme } from './theme';
import { year } from './year';

const toggleTheme = theme();
header();
photographs();
year();
replay(toggleTheme, loading());
