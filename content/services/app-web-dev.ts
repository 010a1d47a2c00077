import { estimatorSchema } from '@/content/schema/estimator';
import {
  deliverableStepsSchema,
  faqsSchema,
  groupsSchema,
  pointsSchema,
  pricingSchema,
  resourcesSchema,
  statsSchema,
  tabsSchema,
} from '@/content/schema/sections';
import { defineService } from '@/content/schema/service';
import { messageReply } from '@/content/shared/service-hours';
import { development, HOURLY_RATE } from '@/lib/estimators/development';
import { defaultsOf } from '@/lib/estimators/model';
import { formatDollars, formatNumber } from '@/lib/format/numbers';

const { inputs } = development;
/** The estimator as it opens: twelve weeks, medium, eight features. */
const usual = development.estimate(defaultsOf(inputs));
const smallest = development.estimate({
  complexity: inputs.complexity.min,
  timeline: inputs.timeline.min,
  features: inputs.features.min,
});

const sections = {
  stats: statsSchema(4),
  tabs: tabsSchema(3),
  estimator: estimatorSchema(development),
  steps: deliverableStepsSchema(5),
  technologies: groupsSchema(4, 6),
  practices: pointsSchema(6),
  pricing: pricingSchema(),
  faqs: faqsSchema(6),
  resources: resourcesSchema(3),
};

export const appWebDev = defineService('app-web-dev', sections, {
  slug: 'app-web-dev',
  name: 'App & Web Development',
  menu: 'Software for the work no product fits',
  serviceName: 'App & Web Development',
  contactService: 'App & Web Development',
  meta: {
    title: 'Custom app and web development in Toronto',
    description:
      'Web and mobile apps that replace shared workbooks and aging in-house software: $150 an hour, or $25,000 for one workflow. 3 months of support included.',
  },
  hero: {
    title: 'Replace the spreadsheet your firm runs on.',
    lead: 'Our Toronto team builds the app that takes over from the shared workbook and from the old program only one person understands. Your rules and your history come along, and the code is yours once it is paid for.',
    primary: { kind: 'contact', label: 'Get a Project Estimate' },
    secondary: { kind: 'calculator', label: 'Estimate It Yourself' },
  },
  // Readings are an illustration; 94/100 is specified.
  instrument: {
    title: 'Release pipeline',
    status: 'Releasing',
    readings: [
      { label: 'Last release', value: 'Tuesday morning' },
      { label: 'Automated tests passed', value: '368 of 368' },
      { label: 'Lighthouse performance', value: '94/100' },
      { label: 'Blocking defects', value: '0' },
      { label: 'Rollback', value: 'Rehearsed' },
    ],
  },
  // The figures are specified; what they measure is our reading.
  stats: [
    { label: 'milestones delivered on the agreed date, target', value: '98', suffix: '%' },
    { label: 'Lighthouse performance score at launch, target', value: '94', suffix: '/100' },
    { label: 'our code covered by automated tests, target', value: '73', suffix: '%' },
    { label: 'releases that need no rollback, target', value: '96', suffix: '%' },
  ],
  tabs: {
    title: 'Design, development and hosting by one team',
    lead: 'Most projects use some of all three.',
    items: [
      {
        id: 'fullstack',
        label: 'Full-stack development',
        title: 'One database instead of many workbooks',
        description:
          'Your prices, exceptions and approvals live in formulas and in people’s heads. We read the formulas, ask the people, and turn both into a web or mobile app.',
        features: [
          'Formulas and macros read line by line and written down as rules',
          'A web app for the office, a phone app for the warehouse, van or site',
          'Roles and approvals: who may enter, change and sign off',
          'Links to QuickBooks, Sage, Dynamics 365, Shopify or your SQL Server',
          'History imported and matched, count by count and dollar by dollar',
          'A trail of who changed which number, when, and from what',
        ],
        benefits: [
          'Monday’s numbers are ready without weekend work',
          'Two people can work on one order without saving over each other',
          'A new hire learns screens instead of which cells to leave alone',
          'The one person who understands the old program can take a vacation',
        ],
        picture: 'service-development-fullstack',
      },
      {
        id: 'uiux',
        label: 'UI/UX design',
        title: 'Designed with the people who use it',
        description:
          'We sit at the counter, in dispatch or through month end, and count the steps. You try a clickable prototype on your own products and orders while changes are cheap.',
        features: [
          'Watching the work where it happens, interruptions included',
          'A clickable Figma prototype filled with your own kinds of orders',
          'Trial runs with your staff, and a list of where each one stumbled',
          'Keyboard paths for people who enter data all day',
          'Contrast, focus and screen-reader checks against WCAG 2.2 AA',
          'English and French layouts where you need both',
        ],
        benefits: [
          'Disagreements are settled on a prototype, before code is written',
          'Fewer fields to fill, and impossible entries are refused',
          'The training guide fits on one page beside the keyboard',
          'The people who will use it have shaped it',
        ],
        picture: 'service-development-uiux',
      },
      {
        id: 'devops',
        label: 'DevOps & hosting',
        title: 'Releases in working hours',
        description:
          'Old in-house apps tend to be updated by one person, after hours. With us a web release goes out by day and can be reversed; phone apps also wait for the app stores.',
        features: [
          'Your code in your own GitHub or Azure DevOps organization',
          'Build and test on every change, with an approval before production',
          'A separate test environment, with personal data masked',
          'Hosting in Azure Canada Central or AWS Canada (Central)',
          'Servers described in Terraform, so they can be rebuilt from a file',
          'Backups, restore tests, and alerts on errors and downtime',
        ],
        benefits: [
          'A small web fix can reach your staff on the day you approve it',
          'A bad release is rolled back by a tested path',
          'Your auditor can see who approved each change, and when',
          'Any capable team could take over from the repository, yours included',
        ],
        picture: 'service-development-devops',
      },
    ],
  },
  estimator: {
    id: 'development',
    title: 'A budget figure for your idea',
    lead: 'Three sliders price a full build by a team. Weeks are team time you pay for: fewer weeks mean less work, not the same work sooner.',
    inputs: {
      complexity: {
        label: 'Complexity',
        format: { levels: ['Basic', 'Simple', 'Medium', 'Complex', 'Enterprise'] },
      },
      timeline: {
        label: 'Timeline',
        format: { unit: { one: 'week', other: 'weeks' }, suffix: 'weeks' },
      },
      features: { label: 'Features', format: { unit: { one: 'feature', other: 'features' } } },
    },
    results: {
      hours: { label: 'Hours of work', format: 'number' },
      total: 'estimated total',
      monthly: 'Each month, counted as four weeks',
      base: {
        label: 'The weeks themselves',
        format: { unit: { one: 'hour', other: 'hours' }, suffix: 'h' },
      },
      complexity: {
        label: 'Added for complexity',
        format: { unit: { one: 'hour', other: 'hours' }, suffix: 'h' },
      },
      features: {
        label: 'Added for features',
        format: { unit: { one: 'hour', other: 'hours' }, suffix: 'h' },
      },
    },
    remark: '3 months of support after launch included',
    method:
      'Hours = weeks × 40 × (1 + 0.3 × complexity + 0.15 × features), with complexity from 1 to 5. Total = hours × $150. Per month = total ÷ (weeks ÷ 4).',
    handover: 'Send us this scope',
  },
  // The weeks are ours, from the estimator's defaults; the 3 months are specified.
  steps: {
    title: 'Twelve weeks from workbook to working app',
    lead: 'A medium project with eight features, as in the calculator. At the end of each step you decide whether there is a next one.',
    items: [
      {
        title: 'Watch the work',
        description:
          'We sit with the people who fill in the workbook and those who wait for it, list each rule and exception, and tell you if a product you can buy would do.',
        duration: 'Weeks 1 and 2',
        deliverables: [
          'Process map with volumes and hours',
          'Rules and exceptions in plain sentences',
          'Build-or-buy note, with costs',
          'First rough screens to click',
        ],
      },
      {
        title: 'Agree on the screens',
        description:
          'Your staff click through a prototype and tell us where it is wrong. You sign the scope, the budget and the list of what can wait.',
        duration: 'Weeks 3 and 4',
        deliverables: [
          'Clickable prototype',
          'Signed scope, with a not-now list',
          'Data model and import plan',
        ],
      },
      {
        title: 'Build in two-week pieces',
        description:
          'Every second Friday there is something your staff can try on test data, and a page that shows the hours spent and the hours left.',
        duration: 'Weeks 5 to 10',
        deliverables: [
          'Working release every two weeks',
          'One-page budget report',
          'Test results with each release',
        ],
      },
      {
        title: 'Import the data, train the staff',
        description:
          'The import is rehearsed twice and its totals matched to the old app. Key users are trained, and you sign before anyone depends on the result.',
        duration: 'Weeks 11 and 12',
        deliverables: [
          'Counts and totals, reconciled',
          'Trained key users and a one-page guide',
          'Go-live checklist with a rollback plan',
        ],
      },
      {
        title: 'Stay after launch',
        description:
          'For 3 months we fix defects, watch for errors and list what daily use shows is missing. Then your team takes over, or ours carries on.',
        duration: '3 months',
        deliverables: [
          'Monthly list of defects found and closed',
          'Handover session and documentation',
          'Wish list, ranked by hours saved',
        ],
      },
    ],
  },
  technologies: {
    title: 'Technology that others can maintain',
    lead: 'What your team already knows settles the choice.',
    items: [
      {
        icon: 'monitor',
        title: 'What your staff see',
        names: ['React', 'Next.js', 'TypeScript', 'Vue.js', 'React Native', 'Tailwind CSS'],
      },
      {
        icon: 'server',
        title: 'What runs on the server',
        names: ['Node.js', 'ASP.NET Core', 'Python', 'Django', 'GraphQL', 'RabbitMQ'],
      },
      {
        icon: 'database',
        title: 'Data and reports',
        names: ['PostgreSQL', 'SQL Server', 'MySQL', 'Redis', 'OpenSearch', 'Power BI'],
      },
      {
        icon: 'git-branch',
        title: 'How it is built and run',
        names: ['GitHub Actions', 'Azure DevOps', 'Docker', 'Kubernetes', 'Terraform', 'Grafana'],
      },
    ],
  },
  practices: {
    title: 'Six practices we put in writing',
    lead: 'They are in every contract, next to scope and price.',
    items: [
      {
        icon: 'check-list',
        title: 'Two people read each change',
        description:
          'A second developer reviews all code before it is merged, and the review stays on file.',
      },
      {
        icon: 'test',
        title: 'Prices and quantities are tested first',
        description:
          'The rules for prices, taxes and stock are tested before anything else, against workbook answers that you have checked.',
      },
      {
        icon: 'shield-check',
        title: 'Security is part of the build',
        description:
          'Each build scans libraries and looks for leaked passwords, and the app is checked against the OWASP Top 10 before launch. A high-risk finding holds the release.',
      },
      {
        icon: 'users',
        title: 'Built for keyboards and screen readers',
        description:
          'We build to WCAG 2.2 AA, staff screens included. AODA requires 2.0 AA, with few exceptions, of the public websites of public bodies and of organizations with 50 or more employees in Ontario.',
      },
      {
        icon: 'gauge',
        title: 'A minimum speed, in writing',
        description:
          'We agree on a score in Lighthouse, Google’s page test, measure it as on a mid-range phone, and hold back any release below it.',
      },
      {
        icon: 'activity',
        title: 'Errors report themselves',
        description:
          'A fault arrives with the screen and the steps that led to it, personal details removed. Your lead developer can start before you call.',
      },
    ],
  },
  // Prices are specified. That the project price buys one workflow, scoping included, is ours: $25,000 / $150 = 167 hours.
  pricing: {
    title: 'Priced by the hour or the workflow',
    lead: 'Hourly suits work you will discover as you go. The project price buys one workflow, from scoping to handover: about four weeks of one developer. Hosting is quoted separately; prices are in Canadian dollars before HST.',
    item: 'Custom software, designed, built and handed over',
    options: [
      { id: 'hourly', label: 'Hourly', price: HOURLY_RATE, unit: 'per hour' },
      { id: 'project-based', label: 'Project-based', price: 25000, unit: 'per project' },
    ],
    includes: [
      'A named lead developer you can call directly',
      'Something to try every two weeks',
      'Code in your repository from the first day',
      'Review, automated tests and a security scan on each change',
      'Documentation that another team could work from',
      '3 months of support after launch',
    ],
    action: { kind: 'contact', label: 'Get Project Quote' },
  },
  faqs: {
    title: 'Before we write any code',
    items: [
      {
        question: 'What will our project cost?',
        answer: `At $150 an hour, a medium build of twelve weeks and eight features comes to ${formatNumber(usual.hours)} hours, about three people full time, or ${formatDollars(usual.total)}. The calculator’s minimum, four weeks and three basic features, is ${formatDollars(smallest.total)}. The project price of $25,000 covers less than that: one workflow, scoping included. Our first step tells you which size yours is.`,
      },
      {
        question: 'Should we buy a product instead of building?',
        answer:
          'Often, yes. If a product does the job with settings alone, it will usually cost you less than anything we write, and our first step ends with a note that says so. Building makes sense when the way you price, schedule or track is what customers come to you for, or when five subscriptions and a workbook share one job. You can stop at that note and pay only for the hours used.',
      },
      {
        question: 'What if it runs late, or we change our minds?',
        answer:
          'From week five you would know within two weeks, because each release comes with the hours spent and the hours left. Our target is to meet 98% of milestones on the day agreed. Hourly work has an estimate, no fixed total: you may stop at the end of any two-week piece and keep all that you have paid for. On a project price, a change is priced and signed before it starts.',
      },
      {
        question: 'Who owns the code, and where does our data sit?',
        answer:
          'You, as invoices are paid. In Canada copyright is assigned only in a signed document: the contract assigns it, and at acceptance we sign again for what exists by then and hand over the waivers of moral rights that our developers sign. Open-source parts keep their own licences and are listed for you. We host in Azure Canada Central or AWS Canada (Central), in an account under your name, and we document what personal information the app holds, for your PIPEDA records.',
      },
      {
        question: 'Can the old app keep running while you build?',
        answer:
          'Yes. It stays the official record until the import has been rehearsed twice and the totals match. If you want more proof, both can run side by side through a month end, with some retyping. Where a single switch is too risky, we replace one function at a time and let the new app read the old database.',
      },
      {
        question: 'What happens when it breaks after launch?',
        answer:
          'For the first 3 months support is included, and defects are fixed without a bill. A faulty web release is rolled back first and explained afterwards. Later you choose: support at $150 an hour, a managed IT agreement, or your own people with our documentation.',
      },
    ],
  },
  resources: {
    title: 'Reading before you build or buy',
    lead: 'A worksheet for the scope, and two articles on retyping and moving data.',
    items: [
      { guide: 'software-scope' },
      {
        article: 'digital-transformation-smb',
        description: 'Three handoffs that an office retypes, and what they cost.',
      },
      {
        article: 'cloud-migration-best-practices',
        description: 'How to plan a way back before you move data, with a deadline for using it.',
      },
    ],
  },
  closing: {
    title: 'Tell us about your worst spreadsheet.',
    lead: `Say who fills it in, who waits for it and what went wrong last time. You hear from us within ${messageReply}, and the estimate that follows is in hours and dollars.`,
    primary: { kind: 'contact', label: 'Request an Estimate' },
  },
  figures: [
    { figure: '$42,000', reason: 'What the calculator gives with all its sliders at the left.' },
  ],
});
