/**
 * The page script: what a page does before React is there, and without it. bundle.ts makes it the one
 * inline script of every page. A file is a concern; what one needs of another, it is given here.
 */
/* eslint-disable import/order -- in this order the inline script is ten bytes shorter */
import { theme } from './theme';
import { header } from './header';
import { cards } from './cards';
import { photographs } from './photographs';
import { year } from './year';
import { loading } from './loading';
import { replay } from './replay';

const toggleTheme = theme();
header();
cards();
photographs();
year();
replay(toggleTheme, loading());
