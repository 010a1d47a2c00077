import { defineNavigation } from './schema/site';

export const navigation = defineNavigation([
  {
    id: 'about',
    label: 'About',
    href: '/about',
    children: [
      {
        label: 'Leadership Team',
        href: '/about/leadership',
        description: 'Who signs off on the work, and who you can call',
      },
      {
        label: 'Certifications & Partnerships',
        href: '/about/certifications',
        description: 'What our engineers hold, and how to check it',
      },
      {
        label: 'Careers',
        href: '/about/careers',
        description: 'Work beside people who answer the phone',
      },
    ],
  },
  {
    id: 'services',
    label: 'Services',
    href: '/services',
    children: [
      {
        label: 'Managed IT Services',
        href: '/services/managed-it',
        description: 'Help desk, patching and monitoring under one SLA',
      },
      {
        label: 'Cybersecurity',
        href: '/services/cybersecurity',
        description: 'Detection, response and proof for your auditor',
      },
      {
        label: 'Cloud Services',
        href: '/services/cloud-services',
        description: 'Azure, AWS and hybrid, moved and looked after',
      },
      {
        label: 'Network Infrastructure',
        href: '/services/network-infrastructure',
        description: 'SD-WAN, data centre and Wi-Fi that hold all day',
      },
      {
        label: 'IT Consulting',
        href: '/services/it-consulting',
        description: 'Roadmaps, mergers and licences, costed',
      },
      {
        label: 'App & Web Development',
        href: '/services/app-web-dev',
        description: 'Software for the work no product fits',
      },
    ],
  },
  {
    id: 'industries',
    label: 'Industries',
    href: '/industries',
    children: [
      {
        label: 'Healthcare',
        href: '/industries/healthcare',
        description: 'Records that open before the patient sits down',
      },
      {
        label: 'Legal',
        href: '/industries/legal',
        description: 'Privilege kept, deadlines met, hours recovered',
      },
      {
        label: 'Financial services',
        href: '/industries/financial',
        description: 'Core banking and payments an examiner can follow',
      },
      {
        label: 'Manufacturing',
        href: '/industries/manufacturing',
        description: 'Plant floors that stay up and stay separate',
      },
      {
        label: 'Architecture and design',
        href: '/industries/architecture',
        description: 'Models that open fast and renders that finish',
      },
      {
        label: 'Non-profit',
        href: '/industries/non-profit',
        description: 'Donor systems and grants on a charity budget',
      },
    ],
  },
  {
    id: 'resources',
    label: 'Resources',
    href: '/resources',
    children: [
      {
        label: 'IT Insights & Resources',
        href: '/resources',
        description: 'Plain answers for people who sign the cheque',
      },
    ],
  },
]);

/** The children of one entry. Throws when there is no such entry. */
export function childrenOf(id: 'about' | 'services' | 'industries' | 'resources') {
  const entry = navigation.find((item) => item.id === id);
  if (!entry) throw new Error(`content/navigation.ts: no entry with the id ${id}`);
  return entry.children;
}
