import { defineHome } from '../schema/site';
import { emergencyHours, routineHours, uptime } from '../shared/service-hours';

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
    incident: 'One day, one incident',
    status: 'Example: ninety days of monitored uptime',
    caption: 'Each bar is one day',
    picture:
      'Toronto’s skyline drawn as an example of ninety days of uptime, with one incident marked in amber.',
  },
  problems: {
    title: 'Problems We Solve',
    lead: 'Three reasons that firms call us. The figure beside each is a target, not a guarantee.',
    items: [
      {
        title: 'System Downtime',
        figure: '99.9% Uptime',
        description:
          'When a server or the internet line stops, your staff wait and your clients notice. We watch both day and night, and repair what we can before it stops the work.',
        drawing: 'month',
        caption: `99.9% of a 30-day month leaves 43 minutes, the amber line. The agreement counts over ${uptime.window}.`,
      },
      {
        title: 'Security Vulnerabilities',
        figure: 'Zero Breaches',
        description:
          'Many break-ins start with a stolen password or a late patch. We close those two first and watch for the rest. Zero is the aim, and no provider can promise it.',
        drawing: 'year',
        caption: 'A year in 365 dots. The aim: not one of them amber.',
      },
      {
        title: 'Technology Complexity',
        figure: '50% Cost Reduction',
        description:
          'Nine vendors, eleven invoices, and no list of what each is for. We write the list, cancel what you pay for twice and look after the rest. Your invoices decide how much that saves.',
        drawing: 'vendors',
        caption: 'Example: nine vendors become four.',
      },
    ],
  },
  services: {
    title: 'Core IT Services',
    lead: 'Six services from one team. Take one of them, or all.',
    items: [
      {
        title: 'Managed IT',
        description: 'Your help desk, patching, backup and monitoring, for one monthly fee.',
        features: [
          `Help desk ${routineHours}`,
          `Emergencies answered ${emergencyHours}`,
          'A named account lead who knows your office',
        ],
        href: '/services/managed-it',
      },
      {
        title: 'Cybersecurity',
        description: 'Threats watched for and answered at any hour, and the evidence kept on file.',
        features: [
          'Analysts who respond day and night',
          'Penetration tests by people',
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
          'Offices, floors and warehouses on one network, designed and supported by one team.',
        features: [
          'SD-WAN across all your sites',
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
          'Licences matched to who uses them',
        ],
        href: '/services/it-consulting',
      },
      {
        title: 'App & Web Development',
        description: 'Software for the part of your work that no ready-made product fits.',
        features: [
          'A release to try every two weeks',
          'Accessibility checked in every release',
          '3 months of support included',
        ],
        href: '/services/app-web-dev',
      },
    ],
  },
  industries: {
    title: 'Industries We Serve',
    lead: 'A clinic, a law office and a plant answer to different rules. Each has a page of its own.',
    items: [
      {
        title: 'Healthcare',
        description: 'Clinic systems kept running, with privacy controls built around PHIPA.',
        picture: 'industry-healthcare',
        link: { label: 'See healthcare IT', href: '/industries/healthcare' },
      },
      {
        title: 'Legal',
        description: 'Documents that are easy to find, and client confidences protected.',
        picture: 'industry-legal',
        link: { label: 'See legal IT', href: '/industries/legal' },
      },
      {
        title: 'Financial services',
        description:
          'Core systems and payments looked after, and evidence ready for your examiner.',
        picture: 'industry-financial',
        link: { label: 'See financial IT', href: '/industries/financial' },
      },
      {
        title: 'Manufacturing',
        description:
          'Plant machines on a network of their own, and their data where planners can use it.',
        picture: 'industry-manufacturing',
        link: { label: 'See plant IT', href: '/industries/manufacturing' },
      },
      {
        title: 'Architecture and design',
        description: 'Workstations, storage and render capacity sized for large models.',
        picture: 'industry-architecture',
        link: { label: 'See studio IT', href: '/industries/architecture' },
      },
      {
        title: 'Non-profit',
        description:
          'Systems for donors, volunteers and grants, on a budget your board can approve.',
        picture: 'industry-nonprofit',
        link: { label: 'See non-profit IT', href: '/industries/non-profit' },
      },
    ],
  },
  trust: {
    title: 'Trusted by Leading Organizations',
    lead: 'Four figures about us. Ask us how each is counted.',
    stats: [
      { value: '500+', label: 'active clients' },
      { value: '99.9%', label: 'uptime SLA' },
      { value: '24/7', label: 'emergency support' },
      { value: '15+', label: 'years of experience' },
    ],
  },
  closing: {
    title: 'Tell us what keeps breaking.',
    lead: 'Thirty minutes with an engineer. You leave with the likely cause and a rough cost, whether or not you hire us.',
    primary: { kind: 'contact', label: 'Schedule a Call' },
  },
  figures: [
    { figure: '43 minutes', reason: '0.1% of a month of 30 days is 43.2 minutes.' },
    { figure: '30 minutes', reason: 'The length of a discovery call.' },
  ],
});
