/**
 * The page script: what a page does before React is there, and without it. bundle.ts makes it the one
 * inline script of every page. A file is a concern; what one needs of another, it is given here.
 */
/* eslint-disable import/order -- in this order the script is 16 bytes shorter, as brotli, and within its budget */
import { year } from './year';
import { theme } from './theme';
import { cards } from './cards';
import { replayEvents } from './event-replay';
import { header } from './header';
import { address } from './address';
import { loading } from './loading';
import { photographs } from './photographs';

address(); // before any other looks at it
const toggleTheme = theme();
header();
cards();
photographs();
year();
replayEvents(toggleTheme, loading);
