import { defineIndustry } from '@/content/schema/industry';
import { emergencyHours, routineHours } from '@/content/shared/service-hours';
import { formatDollars } from '@/lib/format/numbers';

/** Growth, and the charity that the page reckons with. */
const growth = { monthly: 799, setup: 1_500 };
const budget = 700_000;
const everyYear = growth.monthly * 12;
const firstYear = everyYear + growth.setup;
const share = `${((firstYear / budget) * 100).toFixed(1)}%`;

export const nonProfit = defineIndustry('non-profit', {
  slug: 'non-profit',
  name: 'Non-profit',
  menu: 'Donor, volunteer and grant systems',
  serviceName: 'Non-profit IT',
  contactService: 'IT Consulting',
  meta: {
    title: 'IT for charities and non-profits in Toronto',
    description:
      'Donor records, giving pages, volunteer shifts and grant reports for Toronto charities, at non-profit prices and with help to apply for grants.',
  },
  hero: {
    tagline: 'IT for Toronto charities and non-profits',
    title: 'Donor records your whole team can use.',
    lead: 'We set up donor records, giving pages, volunteer shifts and grant reports, at a price that fits, say, a $700,000 budget, and apply with you for discounts you may qualify for.',
    primary: { kind: 'contact', label: 'Get Free Consultation' },
    secondary: {
      kind: 'answer',
      label: 'View Success Stories',
      answer:
        'We publish a client’s story only with that client’s written consent. Ask, and we arrange a call with a reference.',
      ask: 'Ask for a call with a reference',
      request: 'a call with a reference, if possible with a charity',
    },
    badges: ['500+ Nonprofits Served', '$10M+ Raised', '50K+ Volunteers'],
  },
  instrument: {
    title: 'Mission Impact',
    status: 'On track',
    readings: [
      { label: 'Lives changed', value: '25,000+' },
      { label: 'Gifts receipted overnight', value: '38 of 38' },
      { label: 'Saturday shifts filled', value: '46 of 50' },
      { label: 'Next funder report', value: 'Due in 12 days' },
    ],
  },
  stats: [
    {
      number: '65%',
      label: 'Cost Reduction in software, target',
      icon: 'trend-down',
      source: 'claim',
    },
    { number: '3x', label: 'Donor Retention, win-back target', icon: 'heart', source: 'claim' },
    { number: '85%', label: 'Time Saved on receipts, target', icon: 'clock', source: 'claim' },
    {
      number: '24/7',
      label: 'Support Available for emergencies',
      icon: 'headset',
      source: 'claim',
    },
  ],
  tabs: {
    title: 'Where we take work off your staff',
    lead: 'Volunteers, Grants, appeals and event pages need the Growth plan. The percentages and the 3x are targets against your last year, not promises; 3x counts lapsed donors won back.',
    items: [
      {
        id: 'donor-management',
        label: 'Donor Management',
        title: 'One record for every donor',
        description:
          'Donor history often lies half in a retired colleague’s spreadsheet, half in exports from a giving page. We bring it into one record per person, merge the duplicates, and list each week who has not given for a year.',
        features: [
          'One record per donor: gifts, pledges, events, calls and notes',
          'Duplicates merged under rules that you approve first',
          'For registered charities: official receipts less any advantage, copies kept in Canada',
          'Monthly gifts watched, with a call list when a card expires',
          'Consent and contact wishes kept against each name',
          'Access by role, so a volunteer sees only what the task needs',
        ],
        benefits: [
          'Donors are thanked by name, for the right gift, while they remember giving it',
          'A donor silent for a year is on that week’s call list',
          'Receipting stops eating the first weeks of the year',
          'When your fundraiser leaves, the relationships stay on file',
        ],
        picture: 'tab-nonprofit-donor-management',
      },
      {
        id: 'fundraising-tech',
        label: 'Fundraising',
        title: 'Short giving pages that work on phones',
        description:
          'Long forms lose gifts. We build short giving pages for one-time or monthly gifts, send the thank-you at once, and put the gift in the donor record without retyping.',
        features: [
          'Giving pages tried on old phones and slow connections',
          'One-time, monthly and in-memory gifts on the same form',
          'Card numbers handled by a PCI DSS validated processor, never stored by you',
          'Peer-to-peer and event pages under your own name',
          'Email appeals with sender details, consent and unsubscribe that suit CASL',
          'Google Ad Grants application, and monthly upkeep from Growth on',
        ],
        benefits: [
          'Fewer people are lost between the button and the thank-you',
          'You see which appeal paid for itself before you print the next',
          'The gala and the giving page end up in the same ledger',
          'Search ads reach people who are already looking for your cause',
        ],
        picture: 'tab-nonprofit-fundraising-tech',
      },
      {
        id: 'volunteer-management',
        label: 'Volunteers',
        title: 'Know who is volunteering on Saturday',
        description:
          'Does your coordinator text forty people to fill ten places? We set up one calendar where volunteers choose a shift, get a reminder and log their hours, and where police record checks and training dates show before anyone is scheduled.',
        features: [
          'A shift calendar that volunteers book from a phone',
          'Reminders by text or email, and a waiting list behind each shift',
          'Police record checks and training tracked to their renewal dates',
          'Hours logged by program, ready for a grant report',
          'A sign-in tablet for the front door or the food bank floor',
          'Shared logins replaced by accounts that end when the placement does',
        ],
        benefits: [
          'Your coordinator spends less of the week on a phone list',
          'A missing vulnerable sector check shows before a shift with children or seniors',
          'Volunteers know where to be, and hear a thank-you afterwards',
          'Donated hours go into funder reports with dates behind them',
        ],
        picture: 'tab-nonprofit-volunteer-management',
      },
      {
        id: 'grant-reporting',
        label: 'Grants',
        title: 'Grant reports built up as you go',
        description:
          'We tie spending, attendance and stories to each grant from the day it begins, so that by the deadline you are checking a report rather than building one.',
        features: [
          'Grant calendar: applications, instalments, reports and renewals',
          'A grant code for every expense, set up with your bookkeeper',
          'Outcome forms that program staff can fill in on a phone',
          'Draft reports laid out as each funder asks',
          'Books kept in Canada, as CRA requires of registered charities',
          'Board page: cash, grants pending and people served',
        ],
        benefits: [
          'Less searching for last spring’s attendance sheet',
          'Restricted spending can be reported by grant',
          'Your treasurer and your program lead quote the same number',
          'Small grants can be worth applying for, as their reports take less time',
        ],
        picture: 'tab-nonprofit-grant-reporting',
      },
    ],
  },
  estimator: {
    id: 'non-profit',
    title: 'What would your team get back?',
    lead: 'Donors on file, active volunteers, events in a year. A rough estimate, before our price: hours are worth money only if you would have paid for them, and gifts may not rise.',
    inputs: {
      donors: { label: 'Donors', format: { unit: { one: 'donor', other: 'donors' } } },
      volunteers: {
        label: 'Volunteers',
        format: { unit: { one: 'volunteer', other: 'volunteers' } },
      },
      events: {
        label: 'Events',
        format: { unit: { one: 'event per year', other: 'events per year' }, suffix: '/ year' },
      },
    },
    results: {
      total: 'total impact per year',
      hours: { label: 'Hours saved per year', format: 'number' },
      donors: {
        label: 'On donor records',
        format: { unit: { one: 'hour', other: 'hours' }, suffix: 'h' },
      },
      volunteers: {
        label: 'On volunteer schedules',
        format: { unit: { one: 'hour', other: 'hours' }, suffix: 'h' },
      },
      events: {
        label: 'On events',
        format: { unit: { one: 'hour', other: 'hours' }, suffix: 'h' },
      },
      savings: 'Value of hours saved',
      donations: 'Increase in donations',
    },
    method:
      'Hours saved: half an hour per donor a year, 2 per volunteer a month, 20 per event, at $25 an hour; plus $50 more a year from each donor. Volunteer and event hours assume Growth.',
    handover: 'Get Your Custom Impact Report',
  },
  // Ours: the categories and their counts.
  checklist: {
    title: 'Records for your treasurer and auditor',
    lead: 'An example sheet. Where a line reads “Compliant”, our own check passed; whether you comply with the law is for your board and its lawyer.',
    done: 'Compliant',
    open: 'In Progress',
    items: [
      { category: 'Records supporting CRA receipts', completed: true, itemCount: 9 },
      { category: 'Controls supporting CASL consent', completed: true, itemCount: 7 },
      { category: 'Donor privacy and access', completed: true, itemCount: 12 },
      { category: 'Controls supporting card data (PCI DSS)', completed: true, itemCount: 8 },
      { category: 'Controls supporting WCAG 2.0 AA (AODA)', completed: true, itemCount: 11 },
      { category: 'Backups and succession', completed: true, itemCount: 6 },
    ],
  },
  plans: {
    title: 'Plans by yearly budget',
    lead: `You pay monthly, in Canadian dollars before HST, with a one-time setup fee. On a ${formatDollars(budget)} budget, Growth is ${formatDollars(firstYear)} in year one with setup, before licences: about ${share}.`,
    items: [
      {
        id: 'starter',
        name: 'Starter',
        price: { monthly: 299, setup: 500 },
        description: 'For a small team that has outgrown the shared spreadsheet.',
        features: [
          'Up to 1,000 contacts',
          'Donor database set up and cleaned',
          'One giving page, with receipts for registered charities',
          'Email and shared files set up; licences extra',
          'Multi-factor authentication for staff and board',
          'Google Ad Grants application (you run the account)',
          `Helpline ${routineHours}, emergencies ${emergencyHours}`,
        ],
        idealFor: ['Budgets under $500K', 'Teams of one to five'],
      },
      {
        id: 'growth',
        name: 'Growth',
        price: growth,
        description: 'For a charity with a fundraiser, a volunteer program and several funders.',
        features: [
          'Up to 10,000 contacts',
          'Everything in Starter',
          'Volunteer scheduling, checks and hours',
          'Grant calendar and draft funder reports',
          'Google Ad Grants campaigns and monthly upkeep',
          'Email appeals with consent on record; event pages',
          'A technician on call for your gala and GivingTuesday, and a spare giving page',
          'Quarterly summary written for the board',
        ],
        idealFor: ['Budgets of $500K-$2M', 'A paid fundraiser or coordinator'],
        highlighted: true,
      },
      {
        id: 'impact',
        name: 'Impact',
        price: { monthly: 'Custom', setup: 'Custom' },
        description: 'For larger organizations with chapters, programs and systems to join up.',
        features: [
          'Unlimited contacts',
          'Everything in Growth',
          'Chapters or sister charities in one system, records kept apart',
          'Links to finance and case-management systems',
          'Large databases moved, record totals compared',
          'A named technology lead who reports to your board',
        ],
        idealFor: ['Budgets over $2M', 'National and multi-chapter organizations'],
      },
    ],
    note: 'All plans include nonprofit discounts and grants, once approved: we apply with you. Pro bono work is offered to qualifying organizations.',
  },
  support: {
    title: 'Grants, discounts and pro bono work',
    items: [
      {
        title: 'Google Ad Grants',
        description:
          'Eligible charities get up to $10,000/month, in US dollars, of text ads on Google Search. It is advertising in kind, never cash, and a neglected account can be suspended. We apply with you on every plan; the campaigns and their monthly upkeep begin with Growth.',
      },
      {
        title: 'Discounted software',
        description:
          'Microsoft, Google and many makers of donor software have non-profit pricing, and some of their software is free. Every plan includes the work of finding, proving and renewing what your organization qualifies for.',
      },
      {
        title: 'Pro bono work',
        description:
          'If even Starter is out of reach this year, ask us. We take on pro bono work for qualifying organizations, one written scope at a time, so that you know what is promised and until when.',
      },
    ],
    guide: {
      kind: 'saveGuide',
      label: 'Download Nonprofit Tech Guide',
      guide: 'non-profit-technology',
    },
  },
  partners: {
    title: 'Charity software we run and support',
    lead: 'What already does the job for you stays in place.',
    items: [
      { name: 'Raiser’s Edge NXT', type: 'Donor management' },
      { name: 'Bloomerang', type: 'Donor management' },
      { name: 'Salesforce Agentforce Nonprofit', type: 'Constituent management' },
      { name: 'CanadaHelps', type: 'Fundraising platform' },
      { name: 'Better Impact', type: 'Volunteer management' },
      { name: 'Volgistics', type: 'Volunteer management' },
      { name: 'Mailchimp', type: 'Email marketing' },
      { name: 'Cyberimpact', type: 'Email marketing' },
      { name: 'QuickBooks Online', type: 'Accounting' },
      { name: 'Microsoft 365', type: 'Productivity suite' },
      { name: 'Google Workspace', type: 'Productivity suite' },
      { name: 'Eventbrite', type: 'Event ticketing' },
    ],
  },
  faqs: {
    title: 'Questions from directors, treasurers and chairs',
    items: [
      {
        question: 'What would this cost a charity with a $700,000 budget?',
        answer: `Growth: $799 a month and $1,500 once for setup, so ${formatDollars(firstYear)} in the first year and ${formatDollars(everyYear)} after that. It holds up to 10,000 contacts. Under $500,000 you would look at Starter, $299 a month and $500 setup, for up to 1,000 contacts; above $2 million we quote. Software licences are listed separately at the non-profit price, and some cost nothing. Applying for discounts and grants is included; approval is not.`,
      },
      {
        question: 'Does Google really give charities $10,000 a month?',
        answer:
          'In advertising, yes, to organizations it accepts; in cash, no. Google Ad Grants provides up to US$10,000 a month in search ads. Governments, schools, hospitals and other health care organizations are not eligible, and Google makes the decision. It also expects upkeep, including a click-through rate of 5%. We prepare the application with you, and on Growth we also look after the campaigns.',
      },
      {
        question: 'Will we lose donor history when we change systems?',
        answer:
          'You should not, and you can check. We work on a copy, count records and dollars on both sides, and ask your fundraiser to look up thirty donors by hand. Gifts, pledges, notes and receipt numbers come across; duplicates are merged only by rules you approved. The old system stays readable until you sign off. For 5,000 contacts, plan on four to six weeks, most of it cleaning.',
      },
      {
        question: 'Do PIPEDA and CASL apply to a charity?',
        answer:
          'In part, and your lawyer should draw the line. PIPEDA does not usually reach fundraising, but selling, trading or renting a donor list is commercial activity and is covered. CASL exempts a registered charity’s messages whose primary purpose is raising funds for it; a non-profit that is not registered has no such exemption, and other commercial messages can still need consent. Health records may bring in PHIPA. We set up consent, access and retention.',
      },
      {
        question: 'What if the giving page goes down on GivingTuesday?',
        answer:
          'Call us at any hour; on Growth we also watch that day with you and have a second giving page ready, with another processor, for your site and emails to point to. Completed gifts stay on record with the processor. Afterwards we match its records with your donor list, to find gifts missed or receipted twice.',
      },
      {
        question: 'Who holds the passwords if our one technical person leaves?',
        answer:
          'Your organization does. Accounts, domains and licences are registered in its name, and the passwords sit in a vault that you and your board chair can both open. We write down how each routine task is done, in words a newcomer can follow. If you leave us, the vault, the notes and a full export of your data go with you; the quote states the notice period.',
      },
    ],
  },
  closing: {
    title: 'The first conversation costs nothing.',
    lead: 'Bring your last funder report and a list of the tools you pay for. You leave with a short list of what to fix first, and a price range.',
    primary: { kind: 'contact', label: 'Get Free Consultation' },
  },
  figures: [
    { figure: formatDollars(budget), reason: 'An example charity, inside Growth’s range.' },
    { figure: formatDollars(firstYear), reason: 'Twelve months of Growth and its setup.' },
    { figure: formatDollars(everyYear), reason: 'Twelve months of Growth.' },
    { figure: share, reason: 'The first year of Growth as a share of the example budget.' },
    {
      figure: '5%',
      reason: 'The click-through rate that Google expects of an Ad Grants account.',
      source: 'https://support.google.com/grants/answer/117827',
    },
  ],
});
