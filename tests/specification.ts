/**
 * What the specification fixes, each thing once: strings, numbers, bounds, defaults, formulas, counts,
 * routes, labels and claims, under the names of its sections. Typed in from its text, never computed by
 * the site's code: where a test compares the two, one of them can be wrong. Whatever is not here is ours
 * to change; tests derive it from content.
 */

// Routes

/** Every page but the articles. Placeholders carry their specified title. */
export const comingSoonTitles = {
  '/about': 'About',
  '/about/leadership': 'Leadership Team',
  '/about/certifications': 'Certifications & Partnerships',
  '/about/careers': 'Careers',
  '/services': 'IT Services',
  '/industries': 'Industries We Serve',
  '/case-studies': 'Case Studies',
  '/blog': 'IT Blog',
  '/events': 'Events',
} as const;

export const servicePaths = [
  '/services/managed-it',
  '/services/cybersecurity',
  '/services/cloud-services',
  '/services/network-infrastructure',
  '/services/it-consulting',
  '/services/app-web-dev',
] as const;

export const industryPaths = [
  '/industries/healthcare',
  '/industries/legal',
  '/industries/financial',
  '/industries/manufacturing',
  '/industries/architecture',
  '/industries/non-profit',
] as const;

/** The one that compares the cloud with a server of one's own. By name: taking down another changes none of these. */
export const migrationArticle = 'cloud-migration-best-practices';
export const digitalArticle = 'digital-transformation-smb';
export const wifiArticle = 'network-infrastructure-wifi7';

/** The articles that the site ships with. More may be added. */
export const shippedArticles = [
  { id: migrationArticle, category: 'Cloud Services', date: '2024-11-15', readTime: 8 },
  { id: 'cybersecurity-threats-2024', category: 'Cybersecurity', date: '2024-11-08', readTime: 10 },
  { id: digitalArticle, category: 'IT Consulting', date: '2024-10-28', readTime: 7 },
  { id: wifiArticle, category: 'Network Infrastructure', date: '2024-10-15', readTime: 6 },
  { id: 'managed-it-vs-internal', category: 'Managed IT', date: '2024-09-20', readTime: 9 },
] as const;

/** Every route of the table: the pages that stand by themselves, and the five articles. */
export const routePaths: readonly string[] = [
  '/',
  ...Object.keys(comingSoonTitles),
  ...servicePaths,
  ...industryPaths,
  '/resources',
  '/contact',
  ...shippedArticles.map(({ id }) => `/resources/${id}`),
];

/** Linked from the footer, in no route: they answer Page Not Found. */
export const pathsWithoutPage = ['/privacy', '/terms', '/security'] as const;

// Shell

export const navigationBar = [
  {
    label: 'About',
    href: '/about',
    children: ['/about/leadership', '/about/certifications', '/about/careers'],
  },
  { label: 'Services', href: '/services', children: servicePaths },
  { label: 'Industries', href: '/industries', children: industryPaths },
  { label: 'Resources', href: '/resources', children: ['/resources'] },
] as const;

/** Scrolled further than this, or with the menu open, the bar is frosted. */
export const FROSTED_BEYOND_PX = 20;

export const shell = {
  getStarted: 'Get Started',
  scheduleCall: 'Schedule a Call',
  location: 'Toronto, Ontario, Canada',
  comingSoon: 'Coming Soon',
  /** What every placeholder says of itself. */
  underConstruction: 'under construction',
  pageNotFound: 'Page Not Found',
} as const;

export const theme = {
  storageKey: 'theme',
  default: 'dark',
  outsideProvider: 'useTheme must be used within a ThemeProvider',
} as const;

// Home page

export const home = {
  heroButton: 'Schedule a Discovery Call',
  problemsTitle: 'Problems We Solve',
  problems: [
    ['System Downtime', '99.9% Uptime'],
    ['Security Vulnerabilities', 'Zero Breaches'],
    ['Technology Complexity', '50% Cost Reduction'],
  ],
  servicesTitle: 'Core IT Services',
  learnMore: 'Learn More',
  industriesTitle: 'Industries We Serve',
  trustTitle: 'Trusted by Leading Organizations',
  claims: [
    ['500+', 'active clients'],
    ['99.9%', 'uptime SLA'],
    ['24/7', 'support'],
    ['15+', 'years of experience'],
  ],
} as const;

// Contact page

export const contact = {
  services: [
    'Cybersecurity & Compliance',
    'Cloud Services',
    'Network Infrastructure',
    'IT Consulting',
    'Managed IT Services',
    'App & Web Development',
    'Other',
  ],
  /** In the order of the form. */
  fields: ['firstName', 'lastName', 'email', 'company', 'phone', 'service', 'message'],
  messages: {
    firstName: { required: 'First name is required' },
    lastName: { required: 'Last name is required' },
    email: { required: 'Email is required', invalid: 'Email is invalid' },
    phone: { required: 'Phone number is required', invalid: 'Phone number is invalid' },
    service: { required: 'Please select a service' },
    message: {
      required: 'Message is required',
      invalid: 'Message must be at least 10 characters',
    },
  },
  messageMinLength: 10,
  /** How long the simulated submission takes, about. */
  simulatedDelayMs: 2_000,
  /** How long a real one may take. */
  timeoutMs: 10_000,
  success: "Thank you for your message! We'll get back to you within 24 hours.",
  failure:
    'Sorry, there was an error sending your message. Please try again or contact us directly.',
  hours: [
    { days: 'Mon-Fri', time: '8:00 AM-6:00 PM' },
    { days: 'Saturday', time: '9:00 AM-5:00 PM' },
    { days: 'Sunday', time: 'Emergency Only' },
    { days: '24/7', time: 'Emergency Support' },
  ],
  yearsOfExperience: '20+ years',
} as const;

// Resources list and article page

export const library = {
  title: 'IT Insights & Resources',
  searchPlaceholder: 'Search articles...',
  allCategories: 'All',
  newestFirst: 'Newest First',
  oldestFirst: 'Oldest First',
  readMore: 'Read More',
  noArticles: 'No articles found',
  noArticlesHint: 'Try adjusting your search terms or selected category.',
} as const;

export const article = {
  backToResources: 'Back to Resources',
  heroMinHeightPx: 400,
  heroViewportShare: 0.6,
  networks: ['Facebook', 'Twitter', 'LinkedIn'],
  copyLink: 'Copy link',
  aboutAuthor: 'About the Author',
  authorRole: 'IT Solutions Expert',
  relatedMaximum: 3,
  newsletterTitle: 'Stay Updated with IT Insights',
  newsletterLink: 'Subscribe to Our Newsletter',
  unknown: 'Article not found',
} as const;

// Plans and ways to pay

export const plans = {
  mostPopular: 'Most Popular',
  customPricing: 'Custom Pricing',
  contactForQuote: 'Contact for quote',
  billedAnnually: 'Billed annually',
  ways: ['Monthly', 'Annual'],
} as const;

interface BilledPlan {
  id: string;
  name: string;
  monthly: number;
  annual: number;
  /** The annual price divided by 12, rounded. */
  perMonthBilledAnnually: number;
  idealFor: string;
  highlighted: boolean;
}

export const cybersecurityPlans: readonly BilledPlan[] = [
  {
    id: 'essential',
    name: 'Essential',
    monthly: 299,
    annual: 2_990,
    perMonthBilledAnnually: 249,
    idealFor: '10-50 employees',
    highlighted: false,
  },
  {
    id: 'professional',
    name: 'Professional',
    monthly: 799,
    annual: 7_990,
    perMonthBilledAnnually: 666,
    idealFor: '50-250 employees',
    highlighted: true,
  },
  {
    id: 'enterprise',
    name: 'Enterprise',
    monthly: 2_499,
    annual: 24_990,
    perMonthBilledAnnually: 2_083,
    idealFor: '250+ employees',
    highlighted: false,
  },
];
export const cybersecuritySaving = 'Save 17%';
export const cybersecurityCards = [
  'MDR & SOC Services',
  'Compliance Management',
  'Penetration Testing',
  'Security Analytics',
] as const;

interface SetupPlan {
  /** Where the specification names one. */
  id?: string;
  name: string;
  price: { monthly: number; setup: number } | 'Custom';
  highlighted?: true;
  /** What the plan says of whom or how much it is for. */
  states?: readonly string[];
}

/** The three plans of each industry page, by the page's slug. */
export const industryPlans: Readonly<Record<string, readonly SetupPlan[]>> = {
  healthcare: [
    {
      id: 'small',
      name: 'Small Practice',
      price: { monthly: 999, setup: 2_500 },
      states: ['Up to 5 providers'],
    },
    {
      id: 'group',
      name: 'Medical Group',
      price: { monthly: 2_999, setup: 5_000 },
      highlighted: true,
      states: ['Up to 25 providers'],
    },
    { id: 'enterprise', name: 'Healthcare System', price: 'Custom', states: ['25+ providers'] },
  ],
  legal: [
    { name: 'Solo', price: { monthly: 799, setup: 1_500 } },
    { name: 'Law Firm', price: { monthly: 2_499, setup: 3_500 }, highlighted: true },
    { name: 'Enterprise', price: 'Custom' },
  ],
  financial: [
    { name: 'Community', price: { monthly: 2_999, setup: 5_000 } },
    { name: 'Regional', price: { monthly: 9_999, setup: 15_000 }, highlighted: true },
    { name: 'Enterprise', price: 'Custom' },
  ],
  manufacturing: [
    { name: 'Small', price: { monthly: 1_999, setup: 5_000 } },
    { name: 'Facility', price: { monthly: 4_999, setup: 15_000 }, highlighted: true },
    { name: 'Enterprise', price: 'Custom' },
  ],
  architecture: [
    { name: 'Studio', price: { monthly: 1_299, setup: 2_500 } },
    { name: 'Firm', price: { monthly: 3_999, setup: 7_500 }, highlighted: true },
    { name: 'Enterprise', price: 'Custom' },
  ],
  'non-profit': [
    {
      id: 'starter',
      name: 'Starter',
      price: { monthly: 299, setup: 500 },
      states: ['1,000 contacts', 'under $500K'],
    },
    {
      id: 'growth',
      name: 'Growth',
      price: { monthly: 799, setup: 1_500 },
      highlighted: true,
      states: ['10,000 contacts', '$500K-$2M'],
    },
    { id: 'impact', name: 'Impact', price: 'Custom', states: ['Unlimited contacts', 'over $2M'] },
  ],
};

interface PricingOption {
  way: string;
  price: number;
  /** What is charged for, where that is given, and what stands before the price. */
  unit?: string;
  prefix?: 'from';
  saving?: string;
}

/** The two ways to pay for what a service page offers, the default first, by the page's slug. */
export const servicePricing: Readonly<Record<string, readonly [PricingOption, PricingOption]>> = {
  'cloud-services': [
    { way: 'Monthly', price: 2_499, unit: 'per project', prefix: 'from' },
    { way: 'Annual', price: 1_999, unit: 'per project', prefix: 'from', saving: 'Save 20%' },
  ],
  'network-infrastructure': [
    { way: 'Monthly', price: 4_999, unit: 'per location' },
    { way: 'Annual', price: 4_249, unit: 'per location', saving: 'Save 15%' },
  ],
  'it-consulting': [
    { way: 'Project-based', price: 15_000 },
    { way: 'Retainer', price: 11_250, saving: 'Save 25%' },
  ],
  'app-web-dev': [
    { way: 'Hourly', price: 150, unit: 'per hour' },
    { way: 'Project-based', price: 25_000, unit: 'per project' },
  ],
};

// Landing pages

/** A button to the contact page, and the other one beside it. */
type Buttons = readonly [contact: string, other: string];

interface LandingPage {
  /** The buttons of the hero and of the closing, where their place is given. */
  hero?: Buttons;
  closing?: Buttons;
  /** Buttons that lead to the contact page, wherever they stand. */
  contactButtons?: readonly string[];
  /** Other buttons, wherever they stand. */
  otherButtons?: readonly string[];
  /** Links to other pages. */
  links?: ReadonlyArray<{ label: string; href: string }>;
  /** The four figures under the hero, where they are given, and what each of them counts. */
  stats?: readonly string[];
  meanings?: readonly string[];
  /** The card of the hero, as far as it is given: its title, its status, a reading with its name. */
  card?: { title: string; status?: string; reading: string };
  /** Ids of the tabs in their order; the first is shown at the start. */
  tabs?: readonly string[];
  /** How soon work goes on after a failure, and how much of it may be lost. */
  recovery?: { RTO: string; RPO: string };
  /** What the answers state: words that stand in one sentence. */
  answers?: ReadonlyArray<readonly string[]>;
  /** What the page states, somewhere and in whatever words around it. */
  states?: readonly string[];
}

/** What each service and industry page states, by its slug. */
export const landingPages: Readonly<Record<string, LandingPage>> = {
  'managed-it': { links: [{ label: 'View All Services', href: '/services' }] },
  cybersecurity: {
    hero: ['Get Security Assessment', 'View Threat Demo'],
    closing: ['Schedule Free Assessment', 'Download Security Guide'],
    stats: ['$10.5T', '51 sec', '99.7%', '2,500+'],
    meanings: ['global cybercrime cost', 'average response', 'detection', 'clients'],
    answers: [
      ['detection', 'under 1 minute'],
      ['mean response', '51 seconds'],
      ['critical', 'notification', 'within 5 minutes'],
      ['300+ integrated security tools'],
    ],
  },
  'cloud-services': {
    stats: ['98.5%', '42%', '99.9%', '15 minutes'],
    meanings: ['migration success', 'cost optimization', 'uptime', 'recovery'],
    tabs: ['azure', 'aws', 'hybrid'],
  },
  'network-infrastructure': {
    stats: ['99.99%', '65%', '50%', '35%'],
    tabs: ['sdwan', 'datacenter', 'wifi'],
    states: ['3-year warranty'],
  },
  'it-consulting': {
    stats: ['285%', '32%', '97%', '45%'],
    tabs: ['digital', 'ma', 'licensing'],
    states: ['6-8%'],
  },
  'app-web-dev': {
    stats: ['98%', '94/100', '73%', '96%'],
    tabs: ['fullstack', 'uiux', 'devops'],
    states: ['3 months of support'],
  },
  healthcare: {
    hero: ['Get HIPAA Assessment', 'View Compliance Guide'],
    closing: ['Schedule Free Assessment', 'Download HIPAA Guide'],
    stats: ['100%', '99.9%', '45%', '24/7'],
    meanings: ['HIPAA compliant', 'uptime', 'efficiency gain', 'support'],
    tabs: ['ehr', 'telemedicine', 'security', 'integration'],
    answers: [['critical', '15 minutes'], ['2-4 hours']],
    states: ['500+ practices'],
  },
  legal: {
    contactButtons: ['Get Security Assessment', 'Schedule Security Assessment'],
    tabs: ['practice-management', 'document-management', 'security', 'communication'],
    recovery: { RTO: '4 hours', RPO: 'under 1 hour' },
    states: ['500+ law firms'],
  },
  financial: {
    contactButtons: ['Get Compliance Assessment', 'Schedule Compliance Assessment'],
    otherButtons: ['Download SOX Guide', 'Download ROI Calculator'],
    tabs: ['core-banking', 'trading-platforms', 'risk-compliance', 'payment-processing'],
    recovery: { RTO: '15 minutes', RPO: 'under 5 minutes' },
    states: ['200+ banks', '99.99% uptime'],
  },
  manufacturing: {
    contactButtons: ['Get IoT Assessment', 'Schedule IoT Assessment'],
    otherButtons: ['Calculate ROI', 'Download Industry 4.0 Guide'],
    tabs: ['industrial-iot', 'mes-erp', 'ot-security', 'predictive-maintenance'],
    states: ['200+ factories'],
  },
  architecture: {
    hero: ['Get Performance Assessment', 'View CAD/BIM Guide'],
    closing: ['Schedule Performance Assessment', 'Download CAD/BIM Guide'],
    card: { title: 'Render farm', status: 'Ready', reading: '48 cores available' },
    tabs: ['cad-bim', 'rendering', 'collaboration', 'storage'],
    states: [
      'AutoCAD Certified',
      'Revit Optimized',
      '200+ Firms',
      '99.9% uptime',
      '75% faster rendering',
    ],
  },
  'non-profit': {
    hero: ['Get Free Consultation', 'View Success Stories'],
    contactButtons: ['Get Your Custom Impact Report'],
    otherButtons: ['Download Nonprofit Tech Guide'],
    stats: ['65%', '3x', '85%', '24/7'],
    meanings: ['Cost Reduction', 'Donor Retention', 'Time Saved', 'Support Available'],
    card: { title: 'Mission Impact', reading: '25,000+ lives changed' },
    tabs: ['donor-management', 'fundraising-tech', 'volunteer-management', 'grant-reporting'],
    states: [
      '500+ Nonprofits Served',
      '$10M+ Raised',
      '50K+ Volunteers',
      '$10,000/month',
      'nonprofit discounts and grants',
      'pro bono',
      'qualifying organizations',
    ],
  },
};

/** Labels of the non-profit tabs, the only ones that are fixed. */
export const nonProfitTabLabels = [
  'Donor Management',
  'Fundraising',
  'Volunteers',
  'Grants',
] as const;

/** What the consulting tabs say of price and length, by their ids. */
export const consultingTerms = {
  digital: { investment: '$25k-$75k', duration: '3-6 months' },
  ma: { investment: '$15k-$50k', duration: '2-8 weeks' },
  licensing: { investment: '$10k-$30k', duration: '1-3 months' },
} as const;

/** Areas of the consulting assessment with their weights in percent. */
export const assessmentAreas = [
  { category: 'Infrastructure', weight: 25 },
  { category: 'Applications', weight: 20 },
  { category: 'Security', weight: 25 },
  { category: 'Operations', weight: 15 },
  { category: 'Governance', weight: 15 },
] as const;

/** Items of healthcare's compliance categories. */
export const healthcareItemCounts = [12, 8, 15, 10, 5, 6] as const;

/** How a category of a checklist reads, by the page's slug. */
export const checklistWords = {
  default: { done: 'Compliant', open: 'In Progress' },
  manufacturing: { done: 'Implemented', open: 'In Progress' },
  architecture: { done: 'Optimized', open: 'Pending' },
} as const;

/** How many of each there are. */
export const counts = {
  faqs: 6,
  stats: 4,
  resourceCards: 3,
  plans: 3,
  partners: 12,
  certificationBadges: 12,
  steps: 5,
  vendorCategories: 6,
  vendorsPerCategory: 4,
  technologyGroups: 4,
  qualityPractices: 6,
  maturityLevels: 5,
  assessmentAreas: 5,
  recommendationsPerBand: 3,
  includedServices: 6,
  tabFeatures: 6,
  tabBenefits: 4,
} as const;

/** The twelve partner technologies of two pages by kind: words of the kind, and how many are of it. */
export const partnerKinds = {
  architecture: [
    [/^general cad$/i, 1],
    [/^bim$/i, 2],
    [/collaboration/i, 1],
    [/3d modelling/i, 1],
    [/3d design/i, 1],
    [/visualization/i, 1],
    [/^rendering/i, 1],
    [/real-time rendering/i, 2],
    [/graphics suite/i, 1],
    [/parametric design/i, 1],
  ],
  'non-profit': [
    [/donor|constituent/i, 3],
    [/fundraising platform/i, 1],
    [/volunteer management/i, 2],
    [/email marketing/i, 2],
    [/accounting/i, 1],
    [/productivity suite/i, 2],
    [/event ticketing/i, 1],
  ],
} as const satisfies Record<string, ReadonlyArray<readonly [RegExp, number]>>;

// Calculators

interface Slider {
  min: number;
  max: number;
  step: number;
  default: number;
}

interface Calculator<Input extends string, Result extends string> {
  /** Slug of the page that it stands on. */
  page: string;
  sliders: Record<Input, Slider>;
  /** The formulas, in the specification's own order of terms. */
  results: (values: Record<Input, number>) => Record<Result, number>;
  /** The results at the defaults, worked out by hand. */
  atDefaults: Record<Result, number>;
}

/** Gives each calculator the names of its own sliders and results. */
const calculator = <Input extends string, Result extends string>(
  fixed: Calculator<Input, Result>,
): Calculator<Input, Result> => fixed;

const slider = (min: number, max: number, step: number, start: number): Slider => ({
  min,
  max,
  step,
  default: start,
});

/** Names of the five steps of complexity. */
export const complexityLevels = ['Basic', 'Simple', 'Medium', 'Complex', 'Enterprise'] as const;

/** First score of each band of recommendations: under 40, 40-59, 60-79, 80 and over. */
export const scoreBands = [0, 40, 60, 80] as const;

/** What the metric bars of the network calculator measure against. */
export const networkBars = { mbpsPerUser: 5, portsPerLocation: 150, cap: 100 } as const;

export const calculators = {
  /** Cloud cost calculator. The annual view is shown per month. */
  cloud: calculator({
    page: 'cloud-services',
    sliders: {
      users: slider(5, 200, 1, 25),
      storage: slider(100, 10_000, 100, 1_000),
      bandwidth: slider(50, 5_000, 50, 500),
    },
    results: ({ users, storage, bandwidth }) => {
      const monthly = users * 25 + storage * 0.05 + bandwidth * 0.1;
      return {
        monthly,
        monthlyBilledAnnually: (monthly * 12 * 0.8) / 12,
        savings: users * 150 - monthly,
      };
    },
    atDefaults: { monthly: 725, monthlyBilledAnnually: 580, savings: 3_025 },
  }),

  /** Network calculator. */
  network: calculator({
    page: 'network-infrastructure',
    sliders: {
      locations: slider(1, 20, 1, 3),
      users: slider(10, 1_000, 10, 100),
      bandwidth: slider(100, 10_000, 100, 500),
    },
    results: ({ locations, users, bandwidth }) => {
      const monthly = locations * 2_500 + users * 15 + bandwidth * 2;
      const traditional = locations * 5_000 + users * 25;
      return {
        monthly,
        monthlyBilledAnnually: monthly * 0.85,
        traditional,
        savings: traditional - monthly,
      };
    },
    atDefaults: {
      monthly: 10_000,
      monthlyBilledAnnually: 8_500,
      traditional: 17_500,
      savings: 7_500,
    },
  }),

  /** IT maturity assessment. */
  maturity: calculator({
    page: 'it-consulting',
    sliders: {
      employees: slider(10, 1_000, 10, 150),
      revenue: slider(1_000_000, 100_000_000, 1_000_000, 25_000_000),
      budget: slider(50_000, 5_000_000, 25_000, 500_000),
    },
    results: ({ employees, revenue, budget }) => {
      const raw =
        Math.min(employees / 200, 1) * 20 + Math.min(((budget / revenue) * 100) / 8, 1) * 30 + 50;
      return {
        score: Math.round(raw),
        level: Math.min(Math.ceil(raw / 20), 5),
        budgetShare: (budget / revenue) * 100,
      };
    },
    atDefaults: { score: 73, level: 4, budgetShare: 2 },
  }),

  /** Development scope calculator. */
  development: calculator({
    page: 'app-web-dev',
    sliders: {
      complexity: slider(1, 5, 1, 3),
      timeline: slider(4, 52, 2, 12),
      features: slider(3, 20, 1, 8),
    },
    results: ({ complexity, timeline, features }) => {
      const hours = timeline * 40 * (1 + complexity * 0.3 + features * 0.15);
      return { hours, total: hours * 150, monthly: (hours * 150) / (timeline / 4) };
    },
    atDefaults: { hours: 1_488, total: 223_200, monthly: 74_400 },
  }),

  healthcare: calculator({
    page: 'healthcare',
    sliders: {
      providers: slider(1, 100, 1, 10),
      patients: slider(100, 10_000, 100, 1_000),
      locations: slider(1, 20, 1, 1),
    },
    results: ({ providers, patients, locations }) => {
      const monthly = providers * 150 + patients * 0.05 + locations * 500;
      const annual = monthly * 12;
      return { monthly, annual, savings: Math.max(0, providers * 2_500 - annual) };
    },
    atDefaults: { monthly: 2_050, annual: 24_600, savings: 400 },
  }),

  legal: calculator({
    page: 'legal',
    sliders: {
      attorneys: slider(1, 50, 1, 5),
      staff: slider(0, 100, 1, 10),
      documents: slider(1_000, 100_000, 1_000, 10_000),
    },
    results: ({ attorneys, staff, documents }) => {
      const monthly = attorneys * 200 + staff * 75 + Math.ceil(documents / 1_000) * 10;
      return { monthly, annual: monthly * 12, savings: attorneys * 20 * 150 * 12 * 0.15 };
    },
    atDefaults: { monthly: 1_850, annual: 22_200, savings: 27_000 },
  }),

  financial: calculator({
    page: 'financial',
    sliders: {
      transactions: slider(10_000, 1_000_000, 10_000, 50_000),
      users: slider(10, 1_000, 10, 100),
      branches: slider(1, 50, 1, 5),
    },
    results: ({ transactions, users, branches }) => {
      const monthly = transactions * 0.001 + users * 25 + branches * 500;
      const annual = monthly * 12;
      const savings = 12 * (transactions * 0.0005 + transactions * 0.00002 + users * 50);
      return { monthly, annual, savings, roi: (savings / annual) * 100 };
    },
    atDefaults: { monthly: 5_050, annual: 60_600, savings: 60_312, roi: (60_312 / 60_600) * 100 },
  }),

  manufacturing: calculator({
    page: 'manufacturing',
    sliders: {
      sensors: slider(10, 1_000, 10, 100),
      machines: slider(1, 100, 1, 20),
      facilities: slider(1, 10, 1, 1),
    },
    results: ({ sensors, machines, facilities }) => {
      const monthly = sensors * 50 + machines * 500 + facilities * 2_000;
      const savings = machines * 2_000 + sensors * 20 + machines * 800;
      return { monthly, savings, roi: ((savings - monthly) / monthly) * 100 };
    },
    atDefaults: { monthly: 17_000, savings: 58_000, roi: (41_000 / 17_000) * 100 },
  }),

  architecture: calculator({
    page: 'architecture',
    sliders: {
      designers: slider(1, 50, 1, 10),
      projects: slider(1, 100, 1, 20),
      renderHours: slider(10, 1_000, 10, 100),
    },
    results: ({ designers, projects, renderHours }) => {
      const monthly = designers * 250 + projects * 50 + renderHours * 2;
      return { monthly, annual: monthly * 12, savings: designers * 10 * 200 * 50 };
    },
    atDefaults: { monthly: 3_700, annual: 44_400, savings: 1_000_000 },
  }),

  'non-profit': calculator({
    page: 'non-profit',
    sliders: {
      donors: slider(50, 5_000, 50, 500),
      volunteers: slider(5, 500, 5, 50),
      events: slider(1, 50, 1, 12),
    },
    results: ({ donors, volunteers, events }) => {
      const hours = donors * 0.5 + volunteers * 2 * 12 + events * 20;
      const savings = hours * 25;
      const donations = donors * 50;
      return { hours, savings, donations, total: savings + donations };
    },
    atDefaults: { hours: 1_690, savings: 42_250, donations: 25_000, total: 67_250 },
  }),
} as const;

/** How the percentages that calculators show are rounded: financial and manufacturing ROI. */
export const percentDecimals = { financial: 1, manufacturing: 0 } as const;

/** The buttons that lead to a guide, by the page's slug. View and Download of one page are the same guide. */
export const guideButtons = {
  cybersecurity: [
    { kind: 'saveGuide', label: 'Download Security Guide', guide: 'security-baseline' },
  ],
  healthcare: [
    { kind: 'viewGuide', label: 'View Compliance Guide', guide: 'phipa-hipaa' },
    { kind: 'saveGuide', label: 'Download HIPAA Guide', guide: 'phipa-hipaa' },
  ],
  financial: [{ kind: 'saveGuide', label: 'Download SOX Guide', guide: 'sox-ni-52-109' }],
  manufacturing: [
    { kind: 'saveGuide', label: 'Download Industry 4.0 Guide', guide: 'industry-4-0' },
  ],
  architecture: [
    { kind: 'viewGuide', label: 'View CAD/BIM Guide', guide: 'cad-bim' },
    { kind: 'saveGuide', label: 'Download CAD/BIM Guide', guide: 'cad-bim' },
  ],
  'non-profit': [
    { kind: 'saveGuide', label: 'Download Nonprofit Tech Guide', guide: 'non-profit-technology' },
  ],
} as const;
