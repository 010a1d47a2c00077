import { replaySchema } from '@/content/schema/replay';
import {
  billedPlansSchema,
  faqsSchema,
  serviceCardsSchema,
  statsSchema,
} from '@/content/schema/sections';
import { defineService } from '@/content/schema/service';
import { threatReplay } from '@/content/shared/threat-replay';

const sections = {
  stats: statsSchema(4),
  cards: serviceCardsSchema(4),
  replay: replaySchema,
  plans: billedPlansSchema(3),
  faqs: faqsSchema(6),
};

export const cybersecurity = defineService('cybersecurity', sections, {
  slug: 'cybersecurity',
  name: 'Cybersecurity',
  menu: 'Detection, response and audit evidence',
  serviceName: 'Cybersecurity',
  contactService: 'Cybersecurity & Compliance',
  meta: {
    title: 'Cybersecurity and compliance in Toronto',
    description:
      'Threat detection 24/7 from $299 a month. From the Professional plan up, evidence for your insurer, clients and auditors. Penetration tests on request.',
  },
  hero: {
    title: 'Security you can prove to insurers and clients.',
    lead: 'Insurers and clients ask Toronto firms for evidence. We watch your systems around the clock and show you which gaps to close. From the Professional plan up, we also keep that evidence on file.',
    primary: { kind: 'contact', label: 'Get Security Assessment' },
    secondary: { kind: 'part', label: 'View Threat Demo', part: 'replay' },
  },
  // The counts (80, 94, 0) are ours, an illustration. The 5 minutes are specified.
  instrument: {
    title: 'Proof of security',
    status: 'On file',
    readings: [
      { label: 'Notice of a critical threat', value: 'Within 5 min' },
      { label: 'Accounts with multi-factor sign-in', value: '80 of 80' },
      { label: 'Devices reporting', value: '94 of 94' },
      { label: 'Critical findings open', value: '0' },
      { label: 'Evidence file', value: 'Updated today' },
    ],
  },
  stats: [
    {
      label: 'global cybercrime cost in US$: Cybersecurity Ventures’ 2020 forecast for 2025',
      value: '$10.5',
      suffix: 'T',
    },
    { label: 'our average response to a serious alert', value: '51', suffix: ' sec' },
    { label: 'detection rate', value: '99.7', suffix: '%' },
    { label: 'protected clients', value: '2,500', suffix: '+' },
  ],
  cards: {
    title: 'Four services that leave a record',
    lead: 'An insurer, client or auditor can read what we did. Every plan has detection and response; compliance and analytics begin with Professional. Enterprise includes one external penetration test a year; others are quoted.',
    items: [
      {
        icon: 'shield-check',
        title: 'MDR & SOC Services',
        description:
          'Managed detection and response: analysts in a security operations centre watch laptops, servers and cloud accounts 24/7, cut an intruder off, then call you.',
        features: [
          'Infected laptops isolated from the network, day or night',
          'Microsoft 365 sign-ins and mail forwarding rules watched for takeovers',
          'Critical threats reported to a person you name',
          'A written timeline after each incident, fit to send to your insurer',
        ],
      },
      {
        icon: 'check-list',
        title: 'Compliance Management',
        description:
          'We turn your regulator’s rule into a list of controls, name an owner for each and collect the evidence every month, so that it is ready before the audit.',
        features: [
          'Gap review against PIPEDA, PHIPA, PCI DSS 4.0.1, HIPAA or SOX',
          'IT controls mapped to OSFI B-13 or CSOX (NI 52-109) where they apply',
          'Insurance and client questionnaires drafted with you',
          'Policies that describe how your office really works',
          'Breach records kept at least 24 months, as PIPEDA requires',
        ],
      },
      {
        icon: 'target',
        title: 'Penetration Testing',
        description:
          'A tester tries to break in, with your written permission and on dates you choose. You get the findings, explained, and a letter you can hand to a client.',
        features: [
          'Networks from outside and inside, Microsoft 365 and web applications',
          'Findings ranked by what they could cost you, with the fix beside each',
          'A retest once the serious ones are fixed',
          'A summary letter that leaves out the details an attacker could use',
          'Scoped to PCI DSS 4.0.1 requirement 11.4 if you handle card data',
        ],
      },
      {
        icon: 'chart',
        title: 'Security Analytics',
        description:
          'Your security logs land in one place. Once a month, one page tells you what happened, what we did about it and what still needs your decision.',
        features: [
          'One store for firewall, computer, email and cloud logs',
          'Odd behaviour flagged, such as a mass download at midnight',
          'Retention set to your rule: at least 12 months where PCI DSS applies',
          'Patching, phishing clicks and open findings compared by quarter',
        ],
      },
    ],
  },
  replay: threatReplay,
  // Prices and headcounts are specified. What each plan holds is ours.
  plans: {
    title: 'Security plans and prices',
    lead: 'In Canadian dollars, before HST. Pay by the month, or for the year and save 17%. Licences for security tools that you do not own yet are extra, per device.',
    saving: 'Save 17%',
    items: [
      {
        id: 'essential',
        name: 'Essential',
        price: { monthly: 299, annual: 2990 },
        description:
          'Basic controls that cyber insurance applications ask about, set up and run for you.',
        features: [
          '24/7 detection and response on laptops and servers',
          'Microsoft 365 sign-ins watched',
          'Multi-factor authentication set up for everyone',
          'Email filtering and a practice phishing message each month',
          'Vulnerability scan every quarter',
          'One insurance questionnaire a year, completed with you',
        ],
        idealFor: ['10-50 employees', 'A first cyber insurance form and no security staff'],
      },
      {
        id: 'professional',
        name: 'Professional',
        price: { monthly: 799, annual: 7990 },
        description:
          'Adds the evidence file: your controls matched to one rule you answer to, refreshed monthly and ready to send.',
        features: [
          'Everything in Essential',
          'Evidence collected monthly against one framework or law',
          'Firewall, computer, email and cloud logs kept 12 months, with a one-page monthly report',
          'Insurer and client questionnaires all year',
          'Incident response plan, rehearsed once a year with your managers',
          'Quarterly review with a named security lead',
        ],
        idealFor: ['50-250 employees', 'A regulator to answer to, or clients who audit you'],
        highlighted: true,
      },
      {
        id: 'enterprise',
        name: 'Enterprise',
        price: { monthly: 2499, annual: 24990 },
        description:
          'For several sites, several frameworks and a board that reads the security report.',
        features: [
          'Everything in Professional',
          'Annual external penetration test, with one retest',
          'Several frameworks tracked side by side, such as OSFI B-13 and CSOX',
          'Monthly threat hunt by an analyst who knows your network',
          'Security reviews of the suppliers who hold your data',
          'Quarterly report presented to your board or audit committee',
          'Incident exercise with executives twice a year',
        ],
        idealFor: ['250+ employees', 'Internal audit, several sites or a board committee'],
      },
    ],
  },
  faqs: {
    title: 'Common security questions',
    items: [
      {
        question: 'If someone breaks in at night, when do you know and when do we?',
        answer:
          'In a serious attack, detection usually takes under 1 minute and our mean response is 51 seconds, day and night: an automatic rule, or the analyst on shift, isolates the device or locks the account. Any one case can take longer, in Microsoft 365 when its logs come late. If the threat is critical, notification goes to the contact you name within 5 minutes of the alert. Other threats are reported in a morning email.',
      },
      {
        question: 'Our insurer’s form is due in two weeks. Is that enough time?',
        answer:
          'Two weeks is enough for honest answers and usually for the first fixes, such as multi-factor authentication and endpoint protection. We read the form with you and mark what is true today. Backups and restore tests, which it asks about as well, come with managed IT. Slower items, such as log retention, go into a dated plan, and the underwriter decides whether that is enough. Please do not tick a box that is not true: a wrong answer can cost you the claim.',
      },
      {
        question: 'Do we have to replace the security tools we already pay for?',
        answer:
          'Usually not. We work with 300+ integrated security tools, among them Microsoft Defender, CrowdStrike, SentinelOne, Fortinet and Okta, so most licences you own stay in use. Setup begins with a list of every tool, its cost and whether anyone reads its alerts. We suggest a change only when a tool cannot send its logs, duplicates another or is out of support.',
      },
      {
        question: 'Will this make us compliant?',
        answer:
          'No provider can, because the duty stays with your firm. We set up the technical controls, document them and file the evidence in the order an auditor asks for it. The usual rules are PIPEDA, PHIPA for health records in Ontario, PCI DSS 4.0.1 for card data and OSFI B-13 for federally regulated financial institutions, with HIPAA or SOX when American obligations reach you. Your lawyer says which apply.',
      },
      {
        question: 'What happens if an attack gets past you?',
        answer:
          'It can happen. We contain what was reached, preserve the logs, gather the facts you need to report, and call your insurer and lawyer early, since policies often name who may investigate. Under PIPEDA, a breach with a real risk of significant harm must be reported to the Privacy Commissioner and to the people affected as soon as feasible. Health custodians in Ontario report under PHIPA, and OSFI requires its institutions to report within 24 hours, or sooner if possible.',
      },
      {
        // The terms (month to month, twelve months) are ours. $7,990 = 10 x $799.
        question: 'What does an 80-person firm pay, and what does it sign?',
        answer:
          'Professional costs $799 a month, or $7,990 for the year: twelve months for the price of ten. Licences for tools that you lack come on top, for each device. Monthly billing runs month to month, and annual billing covers twelve months. The first assessment is free. Anything outside your plan, such as a penetration test or a new firewall, is quoted before work begins. If you leave, your policies, reports and evidence go with you.',
      },
    ],
  },
  closing: {
    title: 'Your first security assessment is free.',
    lead: 'Bring the form you were sent. We mark which answers hold today, which do not, and what it would take to fix them.',
    primary: { kind: 'contact', label: 'Schedule Free Assessment' },
    secondary: { kind: 'saveGuide', label: 'Download Security Guide', guide: 'security-baseline' },
  },
  figures: [
    {
      figure: '25 seconds',
      reason: 'Of the replay, which is made up: from the sign-in to the rule.',
    },
    {
      figure: '45 seconds',
      reason: 'Of the replay: from the sign-in to the alert, under the stated minute.',
    },
    {
      figure: '2020',
      reason: 'The year of the forecast that the specified $10.5T comes from.',
      source: 'https://cybersecurityventures.com/cybercrime-damage-costs-10-trillion-by-2025/',
    },
    {
      figure: '2025',
      reason: 'The year that the forecast is for.',
      source: 'https://cybersecurityventures.com/cybercrime-damage-costs-10-trillion-by-2025/',
    },
    {
      figure: '24 hours',
      reason:
        'Within which OSFI has to hear, by its Technology and Cyber Security Incident Reporting Advisory.',
      source:
        'https://osfi-bsif.gc.ca/en/guidance/guidance-library/osfi-technology-cyber-incident-report-detailed-instructions',
    },
  ],
});
