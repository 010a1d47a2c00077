/**
 * The page script: what a page does before React is there, and without it. bundle.ts makes it the one
 * inline script of every page. A file is a concern; what one needs of another, it is given here.
 */
// In this order, which .oxfmtrc.json lets be, the script is 15 bytes shorter, as brotli, and within its budget.
import { year } from './year';
import { cards } from './cards';
import { photographs } from './photographs';
import { replayEvents } from './event-replay';
import { header } from './header';
import { address } from './address';
import { loading } from './loading';
import { theme } from './theme';

address(); // before any other looks at it
const toggleTheme = theme();
cards();
header();
photographs();
year();
replayEvents(toggleTheme, loading);
