import { defineClaims } from './schema/claims';

/**
 * What an owner of this site has to be able to prove before publishing it, in the words of the page where
 * it stands (a test finds them there). `next build` prints how many are unproven. Set `proven: true` when
 * the evidence is on file, or change the page.
 */
export const claims = defineClaims([
  // Cloud services
  {
    page: '/services/cloud-services',
    claim: '98.5% migration success',
    reason: 'A count of all migrations and of those that were called off.',
    proven: false,
  },

  // Healthcare
  {
    page: '/industries/healthcare',
    claim: '100% HIPAA compliant, by our own checklist',
    reason:
      'The finished checklist of each clinic, and a lawyer’s view of the wording: no authority certifies HIPAA compliance.',
    proven: false,
  },
  {
    page: '/industries/healthcare',
    claim: '99.9% uptime, over any twelve months',
    reason: 'Uptime reports of the systems that agreements list, over twelve months.',
    proven: false,
  },
  {
    page: '/industries/healthcare',
    claim: '45% efficiency gain that we aim for',
    reason: 'What is measured, and the tests that make the target a fair one.',
    proven: false,
  },
  {
    page: '/industries/healthcare',
    claim: '24/7 support in emergencies',
    reason: 'A rota that answers at any hour of every day.',
    proven: false,
  },
  {
    page: '/industries/healthcare',
    claim: '500+ practices',
    reason: 'A list of clients with the day on which it was counted.',
    proven: false,
  },
  {
    page: '/industries/healthcare',
    claim: 'Our target is 15 minutes',
    reason: 'Response times of the last year, from the tickets.',
    proven: false,
  },
  {
    page: '/industries/healthcare',
    claim: 'We install, connect or support these for practices.',
    reason: 'Work done with each of the twelve products.',
    proven: false,
  },

  // Legal
  {
    page: '/industries/legal',
    claim: '500+ law firms',
    reason: 'A list of clients with the day on which it was counted.',
    proven: false,
  },
  {
    page: '/industries/legal',
    claim: '4 hours our objective to work again (RTO)',
    reason: 'Measured times of recovery rehearsals.',
    proven: false,
  },
  {
    page: '/industries/legal',
    claim: 'Under 1 hour of work at risk, our objective (RPO)',
    reason: 'Snapshot intervals of the firms, and measured rehearsals.',
    proven: false,
  },
  {
    page: '/industries/legal',
    claim: '24/7 emergency support',
    reason: 'A rota that answers at any hour of every day.',
    proven: false,
  },
  {
    page: '/industries/legal',
    claim: 'Each technician signs a confidentiality undertaking',
    reason: 'The signed undertakings.',
    proven: false,
  },

  // Financial services
  {
    page: '/industries/financial',
    claim: '200+ banks',
    reason: 'A list of clients with the day on which it was counted, and what each of them is.',
    proven: false,
  },
  {
    page: '/industries/financial',
    claim: '99.99% uptime target, replicated core',
    reason: 'Uptime reports of replicated cores over a year: the target has to be one that is met.',
    proven: false,
  },
  {
    page: '/industries/financial',
    claim: '15 min objective to resume (RTO)',
    reason: 'Signed results of the quarterly failovers.',
    proven: false,
  },
  {
    page: '/industries/financial',
    claim: 'Under 5 min of data at risk, objective (RPO)',
    reason: 'Replica lag, as recorded over a year.',
    proven: false,
  },
  {
    page: '/industries/financial',
    claim: 'A replica in a second Canadian data centre',
    reason: 'The contract and the address of that data centre.',
    proven: false,
  },
  {
    page: '/industries/financial',
    claim: 'Core, payment and control technology.',
    reason: 'Work done with each of the twelve products.',
    proven: false,
  },

  // Manufacturing
  {
    page: '/industries/manufacturing',
    claim: '200+ Factories served',
    reason: 'A list of clients with the day on which it was counted.',
    proven: false,
  },
  {
    page: '/industries/manufacturing',
    claim: '99.9% Uptime SLA, over any twelve months',
    reason: 'Uptime reports of the systems that agreements list, over twelve months.',
    proven: false,
  },
  {
    page: '/industries/manufacturing',
    claim: '24/7 Engineer on call, every shift',
    reason: 'A rota that answers at any hour of every day.',
    proven: false,
  },
  {
    page: '/industries/manufacturing',
    claim: '241% Modelled return, calculator defaults',
    reason:
      'The formula gives it; the downtime and maintenance that it assumes need records of plants behind them.',
    proven: false,
  },
  {
    page: '/industries/manufacturing',
    claim: 'IEC 62443 zoning',
    reason: 'Engineers trained in the standard, and drawings of zones from real plants.',
    proven: false,
  },

  // Architecture and design
  {
    page: '/industries/architecture',
    claim: 'AutoCAD Certified',
    reason: 'The technicians’ certificates: Autodesk certifies people, not firms.',
    proven: false,
  },
  {
    page: '/industries/architecture',
    claim: 'Revit Optimized',
    reason: 'The settings and timings that the phrase stands for; it is no mark of Autodesk’s.',
    proven: false,
  },
  {
    page: '/industries/architecture',
    claim: '200+ Firms',
    reason: 'A list of clients with the day on which it was counted.',
    proven: false,
  },
  {
    page: '/industries/architecture',
    claim: '99.9% Studio uptime, any twelve months',
    reason: 'Uptime reports of the systems that agreements list, over twelve months.',
    proven: false,
  },
  {
    page: '/industries/architecture',
    claim: '75% Faster rendering, farm against one desk',
    reason: 'Timed scenes, on the farm and on a named workstation.',
    proven: false,
  },
  {
    page: '/industries/architecture',
    claim: '48 Render cores available',
    reason: 'The inventory of the farm.',
    proven: false,
  },

  // Non-profit
  {
    page: '/industries/non-profit',
    claim: '500+ Nonprofits Served',
    reason: 'A list of clients with the day on which it was counted.',
    proven: false,
  },
  {
    page: '/industries/non-profit',
    claim: '$10M+ Raised',
    reason: 'Gifts through giving pages that we set up, from the processors’ records.',
    proven: false,
  },
  {
    page: '/industries/non-profit',
    claim: '50K+ Volunteers',
    reason: 'Volunteers in schedules that we set up.',
    proven: false,
  },
  {
    page: '/industries/non-profit',
    claim: '25,000+ Lives changed',
    reason: 'How it is counted, and by whom. The panel calls itself an example.',
    proven: false,
  },
  {
    page: '/industries/non-profit',
    claim: '65% Cost Reduction, target',
    reason: 'What is compared, and the projects that make the target a fair one.',
    proven: false,
  },
  {
    page: '/industries/non-profit',
    claim: '3x Donor Retention, target',
    reason: 'What is compared, and the projects that make the target a fair one.',
    proven: false,
  },
  {
    page: '/industries/non-profit',
    claim: '85% Time Saved, target',
    reason: 'What is compared, and the projects that make the target a fair one.',
    proven: false,
  },
  {
    page: '/industries/non-profit',
    claim: '24/7 Support Available for emergencies',
    reason: 'A rota that answers at any hour of every day.',
    proven: false,
  },
  {
    page: '/industries/non-profit',
    claim: 'All plans include nonprofit discounts and grants.',
    reason: 'The programs that we apply to, and the terms of each.',
    proven: false,
  },
  {
    page: '/industries/non-profit',
    claim: 'Pro bono work is offered to qualifying organizations.',
    reason: 'The rule by which an organization qualifies.',
    proven: false,
  },
]);
