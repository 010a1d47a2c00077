import { emergencyHours, routineHours, uptime } from '@/content/shared/service-hours';
import { defineHome } from '../schema/site';

export const home = defineHome({
  meta: {
    title: 'Managed IT and cybersecurity in Toronto',
    description:
      'Managed IT, cybersecurity and cloud for Toronto businesses that answer to regulators, auditors and clients. One team, on call around the clock.',
  },
  hero: {
    title: 'IT that holds when it matters.',
    lead: 'Managed IT, cybersecurity and cloud for Toronto businesses that answer to regulators, auditors and clients. One team, on call around the clock.',
    primary: { kind: 'contact', label: 'Schedule a Discovery Call' },
    secondary: { kind: 'part', label: 'See our services', part: 'services' },
    incident: 'A day with an incident',
    status: 'Example: monitored uptime',
    caption: 'Each bar is one day',
    picture:
      'Toronto’s skyline drawn as an example of uptime day by day, with one incident marked in amber.',
  },
  problems: {
    title: 'Problems We Solve',
    lead: 'Three reasons firms call us. The uptime is in our agreement, for the systems it lists; the other two figures are targets, not guarantees.',
    items: [
      {
        title: 'System Downtime',
        figure: '99.9% Uptime',
        description:
          'When a server or the internet line stops, your staff wait and your clients notice. We monitor servers and lines at all hours and fix faults early where we can.',
        drawing: 'month',
        caption: `99.9% leaves 43 minutes of downtime in 30 days; as agreed, ${uptime.leaves} in ${uptime.window}. Not to scale.`,
      },
      {
        title: 'Security Vulnerabilities',
        figure: 'Zero Breaches',
        description:
          'Many break-ins start with a stolen password or a late patch. We deal with those two first and monitor for the rest. Zero is the aim, and no provider can promise it.',
        drawing: 'year',
        caption: 'Example: 365 dots, one a day. A breach turns one amber.',
      },
      {
        title: 'Technology Complexity',
        figure: '50% Cost Reduction',
        description:
          'Nine vendors, and no list of what each is for. We write the list, cancel what you pay for twice and manage the rest. What you save depends on your contracts.',
        drawing: 'vendors',
        caption: 'Example: nine vendors become four. It counts vendors, not costs.',
      },
    ],
  },
  services: {
    title: 'Core IT Services',
    lead: 'Six services from one team. Take one, several or all.',
    items: [
      {
        title: 'Managed IT',
        description: 'Your help desk, patching, backup and monitoring, for one monthly fee.',
        features: [
          `Help desk open ${routineHours}`,
          `Emergencies answered ${emergencyHours}`,
          'A named account lead who knows your office',
        ],
        href: '/services/managed-it',
      },
      {
        title: 'Cybersecurity',
        description: 'Monitoring and response at any hour. Larger plans add evidence for auditors.',
        features: [
          'Analysts who respond day and night',
          'Penetration tests on request',
          'Records for insurers and auditors',
        ],
        href: '/services/cybersecurity',
      },
      {
        title: 'Cloud',
        description: 'Servers and files moved outside office hours, then looked after.',
        features: ['Azure, AWS and hybrid', 'A rehearsed way back', 'Bills reviewed each month'],
        href: '/services/cloud-services',
      },
      {
        title: 'Networks',
        description:
          'Offices and warehouses connected, with phones, cameras and card terminals kept apart.',
        features: [
          'All your sites on one network',
          'Wi-Fi surveyed, then installed',
          'Hardware under a 3-year warranty',
        ],
        href: '/services/network-infrastructure',
      },
      {
        title: 'IT Consulting',
        description: 'A second opinion with figures in it, before you sign, merge or renew.',
        features: [
          'A costed roadmap for your board',
          'Due diligence in two to eight weeks',
          'Licences matched to actual use',
        ],
        href: '/services/it-consulting',
      },
      {
        title: 'App & Web Development',
        description: 'Software for the part of your work that no ready-made product fits.',
        features: [
          'A release to try every two weeks',
          'Accessible to WCAG 2.2 AA, staff screens too',
          '3 months of support included',
        ],
        href: '/services/app-web-dev',
      },
    ],
  },
  industries: {
    title: 'Industries We Serve',
    lead: 'A clinic, a law office and a plant follow different rules. Each industry has a page.',
    items: [
      {
        title: 'Healthcare',
        description:
          'Clinic systems, with safeguards to help you meet PHIPA, Ontario’s health privacy law.',
        picture: 'industry-healthcare',
        link: { label: 'Healthcare IT', href: '/industries/healthcare' },
      },
      {
        title: 'Legal',
        description: 'Documents that are easy to find, and client confidences protected.',
        picture: 'industry-legal',
        link: { label: 'Legal IT', href: '/industries/legal' },
      },
      {
        title: 'Financial services',
        description: 'Core and payment systems supported, and evidence ready for your regulator.',
        picture: 'industry-financial',
        link: { label: 'Financial IT', href: '/industries/financial' },
      },
      {
        title: 'Manufacturing',
        description:
          'Plant machines on a network of their own, and their data where planners can use it.',
        picture: 'industry-manufacturing',
        link: { label: 'Manufacturing IT', href: '/industries/manufacturing' },
      },
      {
        title: 'Architecture and design',
        description: 'Workstations, storage and render capacity sized for large models.',
        picture: 'industry-architecture',
        link: { label: 'Architecture IT', href: '/industries/architecture' },
      },
      {
        title: 'Non-profit',
        description:
          'Systems for donors, volunteers and grants, on a budget your board can approve.',
        picture: 'industry-nonprofit',
        link: { label: 'Non-profit IT', href: '/industries/non-profit' },
      },
    ],
  },
  trust: {
    title: 'Trusted by Leading Organizations',
    lead: 'We name no client without consent. Ask us how each figure is counted.',
    stats: [
      { value: '500+', label: 'active clients' },
      { value: '99.9%', label: 'uptime SLA' },
      { value: '24/7', label: 'support in emergencies' },
      { value: '15+', label: 'years of experience' },
    ],
  },
  closing: {
    title: 'Tell us what keeps breaking.',
    lead: 'Thirty minutes with a specialist: what we think is wrong, what to check next and, where we can say, a rough cost.',
    primary: { kind: 'contact', label: 'Schedule a Call' },
  },
  figures: [
    { figure: '43 minutes', reason: '0.1% of a month of 30 days is 43.2 minutes.' },
    { figure: '30 minutes', reason: 'The length of a discovery call.' },
  ],
});
