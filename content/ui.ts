/**
 * The words of the interface: what stands on controls and around facts, whatever page they are on. Pages
 * keep their own copy. Each word is an export of its own, so that words which only the server writes
 * stay there.
 * Components may import this module, and no other value of content.
 */

import { formatNumber } from '@/lib/format/numbers';

// Bar, menu, footer
export const skipToContent = 'Skip to content';
export const homeLink = ', home';
export const mainNavigation = 'Main';
export const mobileNavigation = 'Mobile';
export const menu = 'Menu';
export const openMenu = 'Open menu';
export const closeMenu = 'Close menu';
export const entryMenu = (entry: string) => `${entry} menu`;
export const entryOverview = (entry: string) => `${entry} overview`;
export const breadcrumb = 'Breadcrumb';
export const toDarkTheme = 'Switch to dark theme';
export const toLightTheme = 'Switch to light theme';
export const getStarted = 'Get Started';
export const scheduleCall = 'Schedule a Call';
export const footerServices = 'Services';
export const footerIndustries = 'Industries';
export const footerContact = 'Contact';
export const rightsReserved = 'All rights reserved.';
export const newWindow = ' (opens in a new window)';

// Faults and what is not there yet
export const scriptsLost =
  'Not all of this page loaded. You can read it and follow its links; some controls are off.';
export const tryAgain = 'Try again';
export const pageStopped = 'This page stopped working';
export const pageStoppedLead =
  'Something in it failed in your browser. What you wrote in the contact form is kept either way.';
export const loadAgain = 'Load the page again';
export const toHome = 'Go to the home page';
export const comingSoon = 'Coming Soon';
export const openNow = 'Ready to read';

// Sections
export const example = 'Example';
export const features = 'What we do';
export const featuresOf = (subject: string) => `${features}: ${subject}`;
export const benefits = 'What changes for you';
export const investment = 'Investment';
export const duration = 'Duration';
export const deliverables = 'Deliverables';
export const checks = (count: number) => `${count} ${count === 1 ? 'check' : 'checks'}`;
export const weekNumber = (week: number) => `Week ${week}`;
export const yourLevel = 'By the score';
export const levelNumber = (level: number) => `Level ${level}: `;
export const tierFeature = 'What you get';
export const tierNames = {
  basic: 'Basic',
  professional: 'Professional',
  enterprise: 'Enterprise',
} as const;
export const readMore = 'Read More';
export const learnMore = 'Learn More';
export const minutesToRead = (minutes: number) => `${minutes} min read`;
export const aboutSubject = (subject: string) => ` about ${subject}`;
export const inLibrary = (article: string) => `${article} in Resources`;
export const ofSubject = (subject: string) => `: ${subject}`;

// A replay
export const illustration = 'Illustration';
export const replayViews = {
  attacker: 'The attacker sees',
  us: 'We see',
  check: 'You can check today',
} as const;
export const replayPlayer = 'Replay';
export const replayInSteps = (count: number) => `Replay in ${count} steps`;
export const sinceFirstStep = 'Time since the first step';
export const play = 'Play';
export const pause = 'Pause';
export const playAgain = 'Play again';
export const previousStep = 'Previous';
export const nextStep = 'Next';
export const stepOf = (number: number, count: number) => `Step ${number} of ${count}`;
export const seconds = (count: number) => `${count} sec`;
const spokenUnit = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'}`;
export const spokenClock = (minutes: number, secondsPast: number) =>
  `${spokenUnit(minutes, 'minute')} ${spokenUnit(secondsPast, 'second')}`;

// Business hours
export const quartersOfDay = ['6 AM', 'Noon', '6 PM'] as const;

// What phones fold
export const showAll = (count: number) => `Show all ${count}`;
export const whatItIncludes = 'What it includes';
export const detailsOf = (subject: string) => `Details: ${subject}`;
export const certificationCount = (count: number) => `${count} certifications`;

// Plans and ways to pay
export const howYouPay = 'How you pay';
export const mostPopular = 'Most Popular';
export const idealFor = 'Ideal for';
export const withPlan = (plan: string) => ` with ${plan}`;
export const perMonth = 'per month';
export const perYear = 'per year';
export const setupFee = (fee: string) => `${fee} setup`;
export const customPricing = 'Custom Pricing';
export const contactForQuote = 'Contact for quote';
export const monthly = 'Monthly';
export const annual = 'Annual';
export const billedMonthly = 'Billed monthly';
export const billedAnnually = (total: string) => `Billed annually ${total}`;

// What a plan or an estimate writes into the contact form
export const planMessage = (plan: string, page: string, price: string) =>
  `We are interested in the ${plan} plan (${page}): ${price}.`;
export const offerMessage = (page: string, item: string, price: string, billing: string) =>
  `We are interested in ${page}. ${item}: ${price} (billing: ${billing}).`;
export const requestMessage = (label: string, page: string) => `Our request (${page}): ${label}.`;
export const estimateMessage = (page: string, inputs: string, result: string, link: string) =>
  `Our estimate (${page}): ${inputs}. Result: ${result}. To see it again: ${link}`;
export const leaveEmpty = 'Leave this empty';

// An estimate that is kept
export const print = 'Print';
export const calculatedOn = (day: string) => `Calculated on ${day}`;
export const estimateTerms =
  'An estimate, not an offer. In Canadian dollars; our prices exclude HST.';
export const seeAgain = 'The same estimate on the website';
export const questions = 'Questions';

// Library and articles
export const searchArticles = 'Search articles';
export const searchPlaceholder = 'Search articles...';
export const searchIncomplete =
  'The full articles could not be loaded. The search covers the titles and excerpts on this page only.';
/** Of articles whose texts did not come, though they were asked for again. */
export const searchGap = (from: string, to: string) =>
  `Articles dated ${from} to ${to} could not be searched in full. Some may be missing here.`;
export const searchingArticles = 'Searching the full articles…';
export const searchedSoFar = (count: number, total: number) =>
  `Searched ${formatNumber(count)} of ${formatNumber(total)} articles…`;
/** When the newest ones fill the page, nobody has counted the others. */
export const atLeast = (articles: string) => `At least ${articles}`;
export const showAllArticles = 'Show all articles';
export const category = 'Category';
export const allCategories = 'All';
export const sort = 'Sort';
export const newestFirst = 'Newest First';
export const oldestFirst = 'Oldest First';
export const articles = 'Articles';
export const articleCount = (count: number) =>
  count === 1 ? '1 article' : `${formatNumber(count)} articles`;
export const showMoreArticles = 'Show more articles';
export const noArticles = 'No articles found';
export const noArticlesHint = 'Try adjusting your search terms or selected category.';
export const libraryPages = 'Pages of the library';
export const newerArticles = 'Newer articles';
export const olderArticles = 'Older articles';
/** Beside the day on which an article was published. */
export const updated = (day: string) => `Updated ${day}`;
export const backToResources = 'Back to Resources';
export const articleMoved = 'This article has a new address';
export const inThisArticle = 'In this article';
export const linkToPart = (part: string) => `Link to the part “${part}”`;
export const shareArticle = 'Share this article';
export const sharesHere = `, share this article${newWindow}`;
export const networkNames = {
  facebook: 'Facebook',
  twitter: 'Twitter',
  linkedin: 'LinkedIn',
} as const;
/** What a tick of a timeline stands for. */
export const tickOf = {
  hours: 'Each tick is an hour',
  days: 'Each tick is a day',
  weeks: 'Each tick is a week',
} as const;
export const copyLink = 'Copy link';
export const linkCopied = 'Link copied';
export const clipboardRefused = 'Your browser did not copy the link. Copy it from here:';
export const aboutAuthor = 'About the Author';
export const authorRole = 'IT Solutions Expert';
export const nextArticle = 'Next article';
export const relatedService = 'Related service';
export const relatedArticles = 'Related Articles';

// Guides
export const guideShelf = 'Guides and worksheets';
export const guideCount = (count: number) => (count === 1 ? '1 guide' : `${count} guides`);
export const draft = 'Draft';
export const guideKind = 'Worksheet';
export const openGuide = 'Open';
export const saveGuide = 'Save';
/** What a link to a file leads to: its kind, its length, its size in thousands of bytes. */
export const fileFacts = (pages: number, bytes: number) =>
  `PDF, ${pages} pages, ${Math.round(bytes / 1000)} KB`;
export const workbookFacts = (bytes: number) => `XLSX, ${Math.round(bytes / 1000)} KB`;
export const guideReader = 'Who fills it in';
export const guideDate = 'Facts as of';
export const guideWords = {
  kind: 'Guide and worksheet',
  contents: 'Contents',
  page: 'Page',
  of: 'of',
  notAdvice: 'General information as of the date on the cover, not legal advice.',
  keptBy: 'Completed by',
  keptOn: 'Date',
  notes: 'Notes',
} as const;
