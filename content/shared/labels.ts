/** Small words that stand on more than one page. Sentences never do. */
export const labels = {
  scripts: {
    lost: 'Part of this page did not load. Everything on it can be read; its buttons and calculators are off.',
    again: 'Try again',
  },
  features: 'What we do',
  benefits: 'What changes for you',
  deliverables: 'In your hands at the end',
  checks: 'checks',
  currentLevel: 'Your level',
  billing: 'How you pay',
  plans: {
    popular: 'Most Popular',
    idealFor: 'Ideal for',
    start: 'Get Started',
    perMonth: 'per month',
    setup: 'setup',
    custom: 'Custom Pricing',
    quote: 'Contact for quote',
    billing: 'Billing period',
    monthly: 'Monthly',
    annual: 'Annual',
    billedMonthly: 'Billed monthly',
    billedAnnually: 'Billed annually',
  },
  resources: { readTime: 'min read', link: 'Read More' },
  tiers: {
    feature: 'What you get',
    basic: 'Basic',
    professional: 'Professional',
    enterprise: 'Enterprise',
  },
} as const;
