import { estimatorSchema } from '@/content/schema/estimator';
import {
  assessmentAreasSchema,
  tabsSchema,
  faqsSchema,
  maturityFrameworkSchema,
  pricingSchema,
  recommendationsSchema,
  resourcesSchema,
  statsSchema,
} from '@/content/schema/sections';
import { defineService } from '@/content/schema/service';
import { maturity } from '@/lib/estimators/maturity';

const sections = {
  stats: statsSchema(4),
  tabs: tabsSchema(3),
  estimator: estimatorSchema(maturity),
  recommendations: recommendationsSchema,
  framework: maturityFrameworkSchema,
  areas: assessmentAreasSchema,
  pricing: pricingSchema(),
  faqs: faqsSchema(6),
  resources: resourcesSchema(3),
};

export const itConsulting = defineService('it-consulting', sections, {
  slug: 'it-consulting',
  name: 'IT Consulting',
  menu: 'Roadmaps, mergers and licences',
  serviceName: 'IT Consulting',
  contactService: 'IT Consulting',
  meta: {
    title: 'IT consulting and strategy in Toronto',
    description:
      'Find out what your IT budget buys: a maturity score, acquisition due diligence and licence reviews for Toronto firms. From $10k, fixed in writing.',
  },
  hero: {
    title: 'Know what your IT budget buys.',
    lead: 'You sign the renewals, and few people can tell you which ones matter. We score where you stand, price what should change, and do the IT due diligence before you buy a company.',
    primary: { kind: 'contact', label: 'Schedule a Consultation' },
    secondary: { kind: 'calculator', label: 'Get a Rough IT Score' },
  },
  // The counts and the score (that of the sliders' defaults) are an illustration; 6-8% is specified.
  instrument: {
    title: 'IT budget review',
    status: 'Level 4 of 5',
    readings: [
      { label: 'Maturity score', value: '73 of 100' },
      { label: 'IT budget, share of revenue', value: '2.0%' },
      { label: 'Quoted industry average', value: '6-8%' },
      { label: 'Licences unused for 90 days', value: '31 of 182' },
      { label: 'Contracts renewing in 90 days', value: '7' },
    ],
  },
  // The figures are specified; what they measure is our reading.
  stats: [
    { label: 'return on digital projects, target', value: '285', suffix: '%' },
    { label: 'saving on licence cost, target', value: '32', suffix: '%' },
    { label: 'of engagements closed at the quoted fee, target', value: '97', suffix: '%' },
    { label: 'less manual work in redesigned processes, target', value: '45', suffix: '%' },
  ],
  tabs: {
    title: 'Three decisions worth a second opinion',
    lead: 'A large project, a company to buy, a renewal on your desk. Each has its own fee and calendar.',
    items: [
      {
        id: 'digital',
        label: 'Digital transformation',
        title: 'Fix the process before buying the software',
        description:
          'We time the work as it is done today, decide which parts deserve software at all, and rank the projects by payback. The fee covers our work, not the software.',
        features: [
          'Your ten costliest processes, timed with the people who do them',
          'A business case for each project, including the cost of doing nothing',
          'Vendor demos scripted around your invoices and your exceptions',
          'ERP, CRM and accounting shortlists with five-year costs',
          'AI pilots with a data policy, a budget and a stop date',
          'A plan for counting adoption after launch',
        ],
        benefits: [
          'You approve projects on payback, in the order that frees cash first',
          'You can turn a vendor down with a written reason',
          'You know which retyping to end first, and its cost',
          'A project that misses its numbers stops at a gate you set',
        ],
        picture: 'service-consulting-digital',
        terms: { investment: '$25k-$75k', duration: '3-6 months' },
      },
      {
        id: 'ma',
        label: 'Mergers & acquisitions',
        title: 'The IT of the company you buy',
        description:
          'A tidy data room can hide lapsed licences, one overworked administrator and an untested backup. We put a dollar figure on each before you sign, then plan day one and the hundred days after it.',
        features: [
          'Red-flag report in two weeks, full findings in up to eight',
          'Cost to fix and cost to merge, as lines for your financial model',
          'Past breaches, privacy duties and open security findings',
          'Change-of-control clauses in software contracts, flagged for counsel',
          'Day-one plan for email, sign-in, payroll and administrator keys',
          'Transition services list, each item with a price and an end date',
        ],
        benefits: [
          'You negotiate the purchase price with the repair bill in hand',
          'Your lender sees an integration budget, with its assumptions',
          'Sign-in and invoicing on day one follow a plan',
          'You know when the seller’s transition services end',
        ],
        picture: 'service-consulting-ma',
        terms: { investment: '$15k-$50k', duration: '2-8 weeks' },
      },
      {
        id: 'licensing',
        label: 'Licensing',
        title: 'Stop paying for unused seats',
        description:
          'People leave and their licences stay. We match every seat you pay for to who signed in and what they opened, then write your position for each renewal, with its notice date.',
        features: [
          'Paid seats matched to the last 90 days of sign-ins',
          'Microsoft 365 and Adobe plans fitted to what each role opens',
          'Oracle Java, SQL Server and VMware counted as the vendor would',
          'Renewal calendar with notice dates and automatic extensions',
          'An owner for each contract: who asked, who pays, who may cancel',
          'Negotiation brief for your three largest renewals',
        ],
        benefits: [
          'You cancel or downgrade on evidence, ahead of the notice date',
          'When an audit letter arrives, your own count is already on file',
          'Finance sees twelve months of renewals on one page',
          'Any saving shows on the invoice after renewal',
        ],
        picture: 'service-consulting-licensing',
        terms: { investment: '$10k-$30k', duration: '1-3 months' },
      },
    ],
  },
  estimator: {
    id: 'maturity',
    title: 'A first reading from three numbers',
    lead: 'Headcount, revenue and IT spending give a rough score. The average often quoted, 6-8% of revenue, is a rule of thumb, and many industries spend less; the paid assessment looks at your systems.',
    inputs: {
      employees: {
        label: 'Employees',
        format: { unit: { one: 'employee', other: 'employees' } },
      },
      revenue: { label: 'Annual revenue', format: 'dollars' },
      budget: { label: 'Annual IT budget', format: 'dollars' },
    },
    results: {
      score: { label: 'Maturity score, out of 100', format: 'number' },
      level: {
        label: 'Maturity level',
        format: { levels: ['Level 1', 'Level 2', 'Level 3', 'Level 4', 'Level 5'] },
      },
      budgetShare: { label: 'Your IT budget, as a share of revenue', format: { percent: 1 } },
    },
    industryAverage: 'Quoted industry average',
    industryShare: '6-8%',
    recommendations: 'Where we would start',
    summary: '{level}, rough score {score}',
    method:
      'A rough score: 50 points to start, up to 20 for headcount (full at 200 employees) and up to 30 for IT budget as a share of revenue (full at 8%). The level is the sum divided by 20, rounded up, at most 5; the score shown is the sum rounded to a whole number.',
    handover: 'Send us this reading',
  },
  recommendations: {
    under40: [
      'List every system, contract and administrator account before you buy anything else; what is not on a list cannot be cut.',
      'Restore your most important system from backup this month, and write down how long it took.',
      'Hold new projects for a quarter and put that money into unsupported servers, multi-factor authentication and backups.',
    ],
    from40: [
      'Put the budget on one page with one owner: what keeps you running, what must be replaced, what improves the business.',
      'Write down what only one person knows, starting with payroll, email and the domain name.',
      'You spend well under the quoted 6-8% of revenue; find out what was postponed, beginning with servers past their support dates.',
    ],
    from60: [
      'Compare spending on running the firm and on changing it; if nearly all of it is running, read those contracts first.',
      'Check that each quarter’s report has downtime, IT cost per employee and projects finished on their date.',
      'Put the notice dates of your five largest contracts in a calendar; one missed can bind you for a year.',
    ],
    from80: [
      'Before you change the budget, ask what each large system returned; this score counts size and spending, not results.',
      'Retire one system for each one you add, and have finance confirm that its invoice has ended.',
      'Rehearse a week-long outage and an acquisition on paper once a year, with the people who would have to decide.',
    ],
  },
  framework: {
    title: 'Which of these sounds like your firm?',
    lead: 'The sliders know only size and spending and never mark a firm below the third level, so the mark says nothing about backups, security or contracts. Read all five and judge.',
    levels: [
      {
        title: 'Firefighting',
        description:
          'IT is whoever answers the phone, and money is spent when something has stopped.',
        characteristics: [
          'No list of systems, contracts or administrator accounts',
          'Backups assumed to work, never tested',
          'Software turns up on expense claims',
        ],
        color: 'muted',
      },
      {
        title: 'Coping',
        description:
          'A capable person or vendor keeps it running from memory. The budget is last year’s, plus a little.',
        characteristics: [
          'One administrator whose vacations worry everyone',
          'Security tools bought after each scare',
          'Renewals signed because the date had come',
        ],
        color: 'muted',
      },
      {
        title: 'In order',
        description:
          'Systems, contracts and procedures are on paper, and routine work is done on time.',
        characteristics: [
          'Inventory and renewal calendar kept current',
          'Restores tested and multi-factor authentication required',
          'Budget split into run, replace and improve',
        ],
        color: 'link',
      },
      {
        title: 'Measured',
        description:
          'You know what IT costs per person, how often it fails and whether the last project paid back.',
        characteristics: [
          'Downtime, cost and project dates reported every quarter',
          'Projects approved on a business case, then checked against it',
          'Each serious risk owned by a named executive',
        ],
        color: 'link',
      },
      {
        title: 'Paying its way',
        description:
          'Technology is decided with the business plan on the table, and old systems leave on schedule.',
        characteristics: [
          'Every large system weighed once a year against what it returns',
          'An acquisition can be absorbed from a written playbook',
          'The board hears about IT before it has to ask',
        ],
        color: 'signal',
      },
    ],
  },
  areas: {
    title: 'What the paid assessment weighs',
    lead: 'Twenty checks in five areas; each area has its weight.',
    items: [
      {
        category: 'Infrastructure',
        areas: [
          'Servers, storage and their end-of-support dates',
          'Network and internet at each location',
          'Backups, and the last restore that was timed',
          'Laptops and phones: age, encryption, warranty',
        ],
        weight: 25,
      },
      {
        category: 'Applications',
        areas: [
          'The systems you cannot send an invoice without',
          'Overlaps: two tools bought for one job',
          'Links between systems, and the exports that fill gaps',
          'Exit terms, and getting your data out',
        ],
        weight: 20,
      },
      {
        category: 'Security',
        areas: [
          'Multi-factor authentication and administrator accounts',
          'Detection, and who is called at night',
          'Staff access from first day to last',
          'Privacy duties under PIPEDA or PHIPA',
        ],
        weight: 25,
      },
      {
        category: 'Operations',
        areas: [
          'Tickets: volume, repeat causes, time to fix',
          'Documentation that a newcomer could work from',
          'How changes are approved and undone',
          'What rests on one person, in-house or outside',
        ],
        weight: 15,
      },
      {
        category: 'Governance',
        areas: [
          'Budget, forecast and the owner of each line',
          'Policies people have read as well as signed',
          'Vendor risk, with OSFI B-10 and B-13 where they apply',
          'Board reporting, and NI 52-109 if you are a reporting issuer',
        ],
        weight: 15,
      },
    ],
  },
  // Prices and saving are specified. What the assessment holds and what a retainer commits to are ours.
  pricing: {
    title: 'One assessment, priced before it starts',
    lead: 'Alone or on retainer, the work and the report are the same. Other engagements are quoted within the ranges on their tabs. All fees are in Canadian dollars, before HST.',
    item: 'IT assessment with a costed roadmap for three years',
    options: [
      {
        id: 'project-based',
        label: 'Project-based',
        price: 15000,
        unit: 'per assessment, fixed fee',
      },
      {
        id: 'retainer',
        label: 'Retainer',
        price: 11250,
        unit: 'per assessment, several a year',
        saving: 'Save 25%',
      },
    ],
    includes: [
      'Interviews with finance, operations and whoever runs IT',
      'A score in all five areas, with the evidence behind it',
      'Every IT contract listed: cost, owner, notice date',
      'Three-year roadmap with costs by quarter',
      'A two-page summary, presented to your board or partners',
      'A return visit at 90 days to mark what was done',
    ],
    action: { kind: 'contact', label: 'Book Your Assessment' },
  },
  faqs: {
    title: 'What a CFO asks us first',
    items: [
      {
        question: 'What will this cost, and can the figure move?',
        answer:
          'The assessment costs $15,000 as a fixed project, or $11,250 on retainer. Digital transformation runs from $25,000 to $75,000; the other ranges are on their tabs. Your figure is in the engagement letter. It moves only when you change the scope, and you approve the new amount before that work begins.',
      },
      {
        // The year and the agreed number are ours.
        question: 'What does a retainer commit us to?',
        answer:
          'It commits you to a year, with the number of assessments agreed at the start. Each is billed at $11,250 when it begins, 25% below the project price; other engagements keep their own fees. It suits a firm that expects several in the year.',
      },
      {
        // The hour, the half day and the day are ours.
        question: 'How much of our own time will you need?',
        answer:
          'Plan on an hour for each person we interview, half a day from finance to pull contracts and invoices, and about a day from whoever runs IT. We look at your systems through read-only accounts, removed when we leave. No system is taken down to be measured.',
      },
      {
        question: 'Will you recommend your own services?',
        answer:
          'Sometimes, and the report marks where. We also sell managed IT, so every recommendation that could bring us work names at least one other way to get it done, with its cost. If a vendor pays us anything on a product we name, that is disclosed beside it.',
      },
      {
        question: 'We are buying a company. When should you start?',
        answer:
          'At the letter of intent, if you can. A red-flag report takes two weeks; full findings with an integration budget take up to eight, so tell us the closing date. We sign the confidentiality agreement, work through the data room beside your counsel, and handle personal information under the PIPEDA rules for business transactions.',
      },
      {
        question: 'What if we pay for a report and nothing changes?',
        answer:
          'To prevent that, every recommendation has an owner, a cost and a date, and we come back at 90 days to mark what is done, stuck or no longer worth doing. We do not promise a saving. The 285% return on digital projects is a target; yours is in the business case, and the engagement letter states the fee if you stop there.',
      },
    ],
  },
  resources: {
    title: 'Before your next budget meeting',
    lead: 'A worksheet and two articles for defending the IT budget.',
    items: [
      { guide: 'it-budget' },
      {
        article: 'digital-transformation-smb',
        description:
          'How to count the retyping in your office, price it, and refuse projects that cost more than they save.',
      },
      {
        article: 'cloud-migration-best-practices',
        description: 'Which invoices to compare before you approve a cloud project.',
      },
    ],
  },
  closing: {
    title: 'Open last year’s invoices.',
    lead: 'In one conversation, in Toronto or by phone, we show you which lines we would question first, and whether a paid assessment is worth your money.',
    primary: { kind: 'contact', label: 'Schedule a Consultation' },
  },
});
