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
    incident: 'One day, one incident',
    status: 'Example: all monitored systems operational',
    caption: 'A bar is a day · 99.9% uptime SLA',
    picture:
      'Toronto’s skyline drawn as a chart of ninety days of uptime, with one incident marked in amber.',
  },
  problems: {
    title: 'Problems We Solve',
    lead: 'Three calls reach us more than any other. Each has a number that we aim for.',
    items: [
      {
        title: 'System Downtime',
        figure: '99.9% Uptime',
        description:
          'An outage at ten on a Monday costs you the morning and somebody’s trust. We watch what you run day and night, and the uptime is written into the agreement.',
        drawing: 'month',
        caption:
          '99.9% of a 30-day month leaves 43 minutes: the amber line, as thin as a screen draws.',
      },
      {
        title: 'Security Vulnerabilities',
        figure: 'Zero Breaches',
        description:
          'Most break-ins start with a stolen password or a patch that waited too long. We close both first, watch for the rest, and aim for a year with nothing to report.',
        drawing: 'year',
        caption: 'A year in 365 dots. The aim: not one of them amber.',
      },
      {
        title: 'Technology Complexity',
        figure: '50% Cost Reduction',
        description:
          'Nine vendors, eleven invoices and nobody who knows how they connect. We draw the map, retire what you pay for twice, and answer for what remains.',
        drawing: 'vendors',
        caption: 'Example: nine vendors become four.',
      },
    ],
  },
  services: {
    title: 'Core IT Services',
    lead: 'Six services from one accountable team. Take one, or hand over the lot.',
    items: [
      {
        title: 'Managed IT',
        description: 'Your help desk, patching and monitoring, run to an agreed response time.',
        features: [
          'A person on the phone, day or night',
          'Patches tested before they land',
          'A named engineer who knows you',
        ],
        href: '/services/managed-it',
      },
      {
        title: 'Cybersecurity',
        description: 'Detection and response in minutes, and evidence that your auditor accepts.',
        features: [
          'Round-the-clock threat response',
          'Tests by people, not only scanners',
          'Records for insurers and clients',
        ],
        href: '/services/cybersecurity',
      },
      {
        title: 'Cloud',
        description: 'Migrations planned around the business day instead of through it.',
        features: [
          'Azure, AWS and hybrid',
          'A way back at every step',
          'Bills reviewed each month',
        ],
        href: '/services/cloud-services',
      },
      {
        title: 'Networks',
        description: 'Sites, floors and warehouses on one network that one team answers for.',
        features: [
          'SD-WAN across all your sites',
          'Wi-Fi surveyed, then installed',
          'Hardware under a 3-year warranty',
        ],
        href: '/services/network-infrastructure',
      },
      {
        title: 'IT Consulting',
        description: 'A second opinion with numbers in it, before you sign or merge or renew.',
        features: [
          'A roadmap your board can read',
          'Due diligence in weeks',
          'Licences counted and trimmed',
        ],
        href: '/services/it-consulting',
      },
      {
        title: 'App & Web Development',
        description: 'Software for the part of your work that no product on the shelf fits.',
        features: [
          'Something to click in two weeks',
          'Accessible from the first screen',
          '3 months of support included',
        ],
        href: '/services/app-web-dev',
      },
    ],
  },
  industries: {
    title: 'Industries We Serve',
    lead: 'A clinic, a law office and a plant floor break in different ways. We know the difference.',
    items: [
      {
        title: 'Healthcare',
        description:
          'Charts that open on time, and privacy that satisfies PHIPA and your patients.',
        picture: 'industry-healthcare',
        link: { label: 'See healthcare IT', href: '/industries/healthcare' },
      },
      {
        title: 'Legal',
        description: 'Files found in seconds, and confidences kept from everyone else.',
        picture: 'industry-legal',
        link: { label: 'See legal IT', href: '/industries/legal' },
      },
      {
        title: 'Financial services',
        description: 'Systems that clear on time and stand up to an examiner’s questions.',
        picture: 'industry-financial',
        link: { label: 'See financial IT', href: '/industries/financial' },
      },
      {
        title: 'Manufacturing',
        description: 'Machines that report for themselves on a network of their own.',
        picture: 'industry-manufacturing',
        link: { label: 'See plant IT', href: '/industries/manufacturing' },
      },
      {
        title: 'Architecture and design',
        description: 'Large models, quick saves, and renders that finish before the meeting.',
        picture: 'industry-architecture',
        link: { label: 'See studio IT', href: '/industries/architecture' },
      },
      {
        title: 'Non-profit',
        description: 'Donor records, volunteers and grants, run on a budget a board can defend.',
        picture: 'industry-nonprofit',
        link: { label: 'See non-profit IT', href: '/industries/non-profit' },
      },
    ],
  },
  trust: {
    title: 'Trusted by Leading Organizations',
    lead: 'Four figures about us. Ask where any of them comes from.',
    stats: [
      { value: '500+', label: 'active clients' },
      { value: '99.9%', label: 'uptime SLA' },
      { value: '24/7', label: 'support, every day of the year' },
      { value: '15+', label: 'years of experience' },
    ],
  },
  closing: {
    title: 'Bring us the thing that keeps breaking.',
    lead: 'Thirty minutes, one engineer, no slides. You leave with the likely cause and a price, and you may keep both.',
    primary: { kind: 'contact', label: 'Schedule a Call' },
  },
});
