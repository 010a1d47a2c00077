import { defineComingSoon } from '../schema/site';

export const about = defineComingSoon({
  path: '/about',
  title: 'About',
  meta: {
    title: 'About us',
    description:
      'Who we are, how we work and whom we work for in Toronto. This page is being written.',
  },
  lead: 'This page is under construction. Until it opens, the quickest way to get to know us is a call: thirty minutes about your systems.',
  comingSoon: [
    'Where the company started, and whom it serves',
    'What an ordinary week with us looks like',
    'What we do in the first hour of an outage',
  ],
  figures: [{ figure: '30 minutes', reason: 'The length of a discovery call.' }],
});

export const leadership = defineComingSoon({
  path: '/about/leadership',
  title: 'Leadership Team',
  meta: {
    title: 'Leadership team',
    description:
      'The people who sign off on the work we do for Toronto businesses, and how to reach them. This page is being written.',
  },
  lead: 'This page is under construction. It will name the people who lead the company, and what each of them is responsible for.',
  comingSoon: [
    'Who leads security, cloud, networks and the help desk',
    'Which of them joins your quarterly review',
    'How to reach a director when you need one',
  ],
});

export const certifications = defineComingSoon({
  path: '/about/certifications',
  title: 'Certifications & Partnerships',
  meta: {
    title: 'Certifications and partnerships',
    description:
      'What our staff hold and how your auditor can check it with the issuer. This page is being written.',
  },
  lead: 'This page is under construction. Each certification will come with its issuer’s own way to check it: a number to look up, or a link from its holder.',
  comingSoon: [
    'Each certification, who holds it and how to check it',
    'Vendor programs we belong to, and what they pay us',
    'Reports your auditor may ask for, and how to get them',
  ],
});

export const careers = defineComingSoon({
  path: '/about/careers',
  title: 'Careers',
  meta: {
    title: 'Careers in Toronto IT',
    description:
      'Work on systems that clinics, law firms and plants depend on, from Toronto. Open roles will be listed here.',
  },
  lead: 'This page is under construction. If you fix things carefully and explain them well, write to us and choose Other in the form.',
  comingSoon: [
    'Open roles with the salary range in the first line',
    'What on-call means here: how often, and how it is paid',
    'How we help people earn the certifications they choose',
  ],
});

export const services = defineComingSoon({
  path: '/services',
  title: 'IT Services',
  meta: {
    title: 'IT services in Toronto',
    description:
      'Managed IT, cybersecurity, cloud, networks, consulting and development for regulated businesses in Toronto.',
  },
  lead: 'This overview is under construction. All six service pages are ready: five show prices, four of them with a calculator, and managed IT is quoted.',
  comingSoon: [
    'A side-by-side of all six services and what each includes',
    'Which of them to start with, by the size of your firm',
    'How they work together, and what each leaves out',
  ],
});

export const industries = defineComingSoon({
  path: '/industries',
  title: 'Industries We Serve',
  meta: {
    title: 'Industries we serve',
    description:
      'IT for healthcare, legal, financial, manufacturing, architecture and non-profit organizations in Ontario.',
  },
  lead: 'This overview is under construction. All six industry pages are open now, each with plans, prices and a calculator.',
  comingSoon: [
    'The rules for each industry, on one page',
    'What changes in our work from a clinic to a plant floor',
    'Questions to ask any provider in your field, us included',
  ],
});

export const caseStudies = defineComingSoon({
  path: '/case-studies',
  title: 'Case Studies',
  meta: {
    title: 'Case studies',
    description:
      'Accounts of real projects, published only with the client’s consent. None is published yet.',
  },
  lead: 'This page is under construction. A case study names a client, so it is published only once that client has read it and agreed.',
  comingSoon: [
    'What was broken, what it cost, and what we tried first',
    'Figures before and after, measured by the client',
    'What we would do differently the second time',
  ],
});

export const blog = defineComingSoon({
  path: '/blog',
  title: 'IT Blog',
  meta: {
    title: 'IT blog',
    description:
      'Short notes from the help desk will be published here. Longer articles are in our resources now.',
  },
  lead: 'This page is under construction. It will hold short notes from the help desk; the longer articles are already in our resources.',
  comingSoon: [
    'Faults we have traced, told without naming a client',
    'Which patches to install first, and which can wait',
    'Small scripts that we use, with their limits',
  ],
});

export const events = defineComingSoon({
  path: '/events',
  title: 'Events',
  meta: {
    title: 'Events in Toronto',
    description:
      'Small working sessions on security, cloud and compliance for Toronto businesses. Dates will be announced here.',
  },
  lead: 'This page is under construction. We plan small working sessions where you bring a real question and leave with a written answer.',
  comingSoon: [
    'Tabletop exercises: one hour, one outage, your own plan',
    'Workshops on insurance questionnaires and client audits',
    'Dates, seats left, and the room’s accessibility',
  ],
  figures: [{ figure: '1 hour', reason: 'How long a tabletop exercise is planned to take.' }],
});

/** Every placeholder that has an address of its own. */
export const comingSoonPages = [
  about,
  leadership,
  certifications,
  careers,
  services,
  industries,
  caseStudies,
  blog,
  events,
];

/** What an unknown address answers with. Its path is where the export writes it. */
export const pageNotFound = defineComingSoon({
  path: '/404',
  title: 'Page Not Found',
  meta: {
    title: 'Page Not Found',
    description:
      'There is no page at this address. The services, the industries and the articles are a step away.',
  },
  lead: 'There is no page at this address. The address may be mistyped, or the page may have moved or still be under construction.',
  comingSoon: [
    'Privacy, terms and security, once a lawyer has read them',
    'Certifications and leadership, with names you can check',
    'Case studies, as each client agrees to theirs',
  ],
});
