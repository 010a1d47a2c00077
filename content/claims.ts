import { defineClaims } from './schema/claims';

/**
 * What an owner of this site has to be able to prove before publishing it, in the words of the page where
 * it stands (a test finds them there). `next build` prints how many are unproven. Set `proven: true` when
 * the evidence is on file, or change the page.
 */
export const claims = defineClaims([
  // Home
  {
    page: '/',
    claim: '500+ active clients',
    reason:
      'A list of clients with the day on which it was counted; the industry pages add up to 2,100+.',
    proven: false,
  },
  {
    page: '/',
    claim: '99.9% uptime SLA',
    reason: 'The signed agreement, and uptime reports over twelve months.',
    proven: false,
  },
  {
    page: '/',
    claim: '24/7 support in emergencies',
    reason: 'A rota that answers emergencies at any hour of every day.',
    proven: false,
  },
  {
    page: '/',
    claim: '15+ years of experience',
    reason: 'The day on which the company began. The contact page says 20+: know what each counts.',
    proven: false,
  },
  {
    page: '/',
    claim: 'Zero Breaches',
    reason: 'The incident register, and a lawyer’s view of showing a target as a figure.',
    proven: false,
  },
  {
    page: '/',
    claim: '50% Cost Reduction',
    reason: 'What was compared, at which clients, before and after.',
    proven: false,
  },
  // Contact
  {
    page: '/contact',
    claim: '20+ years of work in business IT',
    reason: 'Whose years these are; the home page says 15+.',
    proven: false,
  },
  {
    page: '/contact',
    claim: "We'll get back to you within 24 hours",
    reason: 'Who reads the inbox at weekends, and reply times of the last year.',
    proven: false,
  },
  {
    page: '/contact',
    claim: 'A specialist reads your message first',
    reason: 'Who opens the inbox, and what that person does at the company.',
    proven: false,
  },
  {
    page: '/contact',
    claim: 'On every plan, emergencies are answered 24/7',
    reason:
      'A rota that answers emergencies at any hour, and agreements that say so on every plan.',
    proven: false,
  },
  // Managed IT
  {
    page: '/services/managed-it',
    claim: 'is answered 24/7; our target is 15 minutes',
    reason: 'Response times of emergencies in the last year, from the tickets.',
    proven: false,
  },
  {
    page: '/services/managed-it',
    claim: 'Routine requests by email or chat: target 2-4 hours',
    reason: 'Response times of routine requests in the last year, from the tickets.',
    proven: false,
  },
  {
    page: '/services/managed-it',
    claim: 'Agreed uptime is 99.9%',
    reason: 'The signed agreement, and uptime reports over twelve months.',
    proven: false,
  },
  {
    page: '/services/managed-it',
    claim: 'A restore test every quarter',
    reason: 'The dated results of the last four tests of each client.',
    proven: false,
  },
  // Cybersecurity
  {
    page: '/services/cybersecurity',
    claim: '$10.5T global cybercrime cost',
    reason: 'The forecast of Cybersecurity Ventures, still as quoted on the day of publishing.',
    proven: false,
  },
  {
    page: '/services/cybersecurity',
    claim: '51 sec our average response to a serious alert',
    reason: 'How it is measured, from which event to which, and the average of the last year.',
    proven: false,
  },
  {
    page: '/services/cybersecurity',
    claim: '99.7% detection rate',
    reason: 'Of what, in which test, by whom, and when.',
    proven: false,
  },
  {
    page: '/services/cybersecurity',
    claim: '2,500+ protected clients',
    reason: 'What counts as a client here; the home page says 500+ active clients.',
    proven: false,
  },
  {
    page: '/services/cybersecurity',
    claim: 'detection usually takes under 1 minute',
    reason: 'Times from the first event to the alert, of the last year.',
    proven: false,
  },
  {
    page: '/services/cybersecurity',
    claim: 'notification goes to the contact you name within 5 minutes',
    reason: 'Times from the alert to the call, of the last year.',
    proven: false,
  },
  {
    page: '/services/cybersecurity',
    claim: '300+ integrated security tools',
    reason: 'The list of tools whose logs can be read today.',
    proven: false,
  },
  {
    page: '/services/cybersecurity',
    claim: 'watch laptops, servers and cloud accounts 24/7',
    reason: 'The shifts of the analysts, or the contract with the centre that supplies them.',
    proven: false,
  },
  // Cloud services
  {
    page: '/services/cloud-services',
    claim: '98.5% migration success',
    reason: 'A count of all migrations and of those that were called off.',
    proven: false,
  },
  {
    page: '/services/cloud-services',
    claim: '42% cost optimization',
    reason: 'The bills before and after, at which clients, and over which months.',
    proven: false,
  },
  {
    page: '/services/cloud-services',
    claim: '99.9% uptime SLA',
    reason: 'The signed agreement, and uptime reports over twelve months.',
    proven: false,
  },
  {
    page: '/services/cloud-services',
    claim: '15 minutes recovery target',
    reason: 'Results of the last failover tests in this tier.',
    proven: false,
  },
  {
    page: '/services/cloud-services',
    claim: '4 hours in Professional, which restores from backup there',
    reason: 'Results of the last recoveries from the second region, in this tier.',
    proven: false,
  },
  {
    page: '/services/cloud-services',
    claim: 'Restore test',
    reason: 'The dated results of the last tests of each tier: yearly, quarterly and monthly.',
    proven: false,
  },
  {
    page: '/services/cloud-services',
    claim: 'Twelve certifications on our team',
    reason: 'Each certificate, its holder and its expiry, on the issuer’s look-up page.',
    proven: false,
  },
  {
    page: '/services/cloud-services',
    claim: 'The cloud accounts are in your firm’s name from day one',
    reason: 'Contracts that say whose the accounts are, and bills whose usage the estimate covers.',
    proven: false,
  },
  // Network infrastructure
  {
    page: '/services/network-infrastructure',
    claim: '99.99% uptime target, on the conditions',
    reason: 'Uptime reports of sites that met those conditions, over twelve months.',
    proven: false,
  },
  {
    page: '/services/network-infrastructure',
    claim: '65% less time to bring a new site online, target',
    reason: 'What is compared, and the sites that make the target a fair one.',
    proven: false,
  },
  {
    page: '/services/network-infrastructure',
    claim: '50% fewer help desk calls about Wi-Fi, target',
    reason: 'Tickets before and after, at the clients that make the target a fair one.',
    proven: false,
  },
  {
    page: '/services/network-infrastructure',
    claim: '35% lower spending on carrier circuits, target',
    reason: 'Invoices before and after, at the clients that make the target a fair one.',
    proven: false,
  },
  {
    page: '/services/network-infrastructure',
    claim: '3-year warranty on the equipment we install',
    reason: 'The makers’ terms behind it, or the reserve that covers it.',
    proven: false,
  },
  {
    page: '/services/network-infrastructure',
    claim: 'Manufacturers and carriers we work with',
    reason: 'Work done with each of those named, and the contracts with carriers.',
    proven: false,
  },
  // IT consulting
  {
    page: '/services/it-consulting',
    claim: '285% return on digital projects, target',
    reason:
      'Each project’s business case and what it returned, over how many years, and who reckoned it.',
    proven: false,
  },
  {
    page: '/services/it-consulting',
    claim: '32% saving on licence cost, target',
    reason: 'Each review’s finding, of which cost, and what was saved on the invoice.',
    proven: false,
  },
  {
    page: '/services/it-consulting',
    claim: '97% of engagements closed at the quoted fee, target',
    reason: 'A list of engagements with the fee quoted and the fee billed.',
    proven: false,
  },
  {
    page: '/services/it-consulting',
    claim: '45% less manual work in redesigned processes, target',
    reason: 'Timings before and after, at which clients.',
    proven: false,
  },
  {
    page: '/services/it-consulting',
    claim: 'Quoted industry average',
    reason: 'The survey that the 6-8% comes from, with its year and industry.',
    proven: false,
  },
  {
    page: '/services/it-consulting',
    claim: 'If a vendor pays us anything on a product we name, that is disclosed beside it.',
    reason: 'A register of what vendors pay, and the reports that disclose it.',
    proven: false,
  },
  // App and web development
  {
    page: '/services/app-web-dev',
    claim: '98% milestones delivered on the agreed date, target',
    reason: 'A list of milestones with both dates.',
    proven: false,
  },
  {
    page: '/services/app-web-dev',
    claim: '94/100 Lighthouse performance score at launch, target',
    reason: 'The report of each launch, with the device it imitates.',
    proven: false,
  },
  {
    page: '/services/app-web-dev',
    claim: '73% our code covered by automated tests, target',
    reason: 'The coverage report of each current repository.',
    proven: false,
  },
  {
    page: '/services/app-web-dev',
    claim: '96% releases that need no rollback, target',
    reason: 'The log of releases and rollbacks.',
    proven: false,
  },
  {
    page: '/services/app-web-dev',
    claim: 'They are in every contract, next to scope and price.',
    reason: 'The standard contract, with the six practices in it.',
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
    claim: '99.9% uptime SLA, over any twelve months',
    reason: 'Uptime reports of the systems that agreements list, over twelve months.',
    proven: false,
  },
  {
    page: '/industries/healthcare',
    claim: '45% efficiency gain in desk work, target',
    reason: 'Which desk work is timed, and the tests that make the target a fair one.',
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
    claim: 'For other requests we aim to respond in 2-4 hours',
    reason: 'Response times of routine requests in the last year, from the tickets.',
    proven: false,
  },
  {
    page: '/industries/healthcare',
    claim: 'Encrypted backup with a monthly test restore',
    reason: 'The dated results of the last twelve tests of each practice.',
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
    claim: '4 hours recovery time (RTO), Law Firm plan',
    reason: 'Measured times of recovery rehearsals.',
    proven: false,
  },
  {
    page: '/industries/legal',
    claim: '1 hour data loss limit (RPO), Law Firm plan',
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
    claim: 'In an emergency we aim to start within 15 minutes, on every plan',
    reason: 'Response times of emergencies in the last year, from the tickets.',
    proven: false,
  },
  {
    page: '/industries/legal',
    claim: 'Each technician signs a confidentiality undertaking',
    reason: 'The signed undertakings.',
    proven: false,
  },
  {
    page: '/industries/legal',
    claim: 'Practice and Microsoft licences, hardware and eDiscovery hosting are extra',
    reason: 'A price list in which every other tool that a plan names is within its price.',
    proven: false,
  },
  {
    page: '/industries/legal',
    claim: 'Software we support in law offices',
    reason: 'Work done with each of the products named.',
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
    claim: '15 min recovery time (RTO), replicated core',
    reason: 'Signed results of the quarterly failovers.',
    proven: false,
  },
  {
    page: '/industries/financial',
    claim: '5 min data loss limit (RPO), replicated core',
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
    claim: 'Core and tool licences, replica hosting, telecom lines and network fees are extra.',
    reason: 'The agreement’s list of what the monthly price includes, the replica above all.',
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
    claim: '200+ factories served',
    reason: 'A list of clients with the day on which it was counted.',
    proven: false,
  },
  {
    page: '/industries/manufacturing',
    claim: '99.9% uptime SLA, over any twelve months',
    reason: 'Uptime reports of the systems that agreements list, over twelve months.',
    proven: false,
  },
  {
    page: '/industries/manufacturing',
    claim: '24/7 specialist on call, every shift',
    reason: 'A rota that answers at any hour of every day.',
    proven: false,
  },
  {
    page: '/industries/manufacturing',
    claim: '241% modelled ROI before hardware and plan',
    reason:
      'The formula gives it; the downtime and maintenance that it assumes need records of plants behind them.',
    proven: false,
  },
  {
    page: '/industries/manufacturing',
    claim: 'the platform with its alerts',
    reason:
      'What the price of the platform covers, and what predictive maintenance costs beside it.',
    proven: false,
  },
  {
    page: '/industries/manufacturing',
    claim: 'IEC 62443 zoning',
    reason: 'Specialists trained in the standard, and drawings of zones from real plants.',
    proven: false,
  },
  {
    page: '/industries/manufacturing',
    claim: 'You call; our target is 15 minutes to start work',
    reason: 'Response times of the last year, from the tickets.',
    proven: false,
  },
  {
    page: '/industries/manufacturing',
    claim: 'Plant systems we connect and support',
    reason: 'Work done with each of the systems named.',
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
    claim: '200+ firms',
    reason: 'A list of clients with the day on which it was counted.',
    proven: false,
  },
  {
    page: '/industries/architecture',
    claim: '99.9% uptime SLA, over any twelve months',
    reason: 'Uptime reports of the systems that agreements list, over twelve months.',
    proven: false,
  },
  {
    page: '/industries/architecture',
    claim: '75% faster rendering of stills, target',
    reason:
      'Timed scenes, on the farm and on a named workstation, that make the target a fair one.',
    proven: false,
  },
  {
    page: '/industries/architecture',
    claim: '48 render cores available',
    reason: 'The inventory of the farm.',
    proven: false,
  },
  {
    page: '/industries/architecture',
    claim: '48 cores in one shared queue, by deadline',
    reason: 'Hours sold in plans and by the hour, beside the hours that the farm has.',
    proven: false,
  },
  {
    page: '/industries/architecture',
    claim: 'one 8-core machine for an hour',
    reason: 'The machines of the farm, and what an invoice counts as one render hour.',
    proven: false,
  },
  {
    page: '/industries/architecture',
    claim: 'Hourly copies on a second device, monthly restore test',
    reason: 'The device that holds the copies at each studio, and the dated tests.',
    proven: false,
  },
  {
    page: '/industries/architecture',
    claim: 'Call at any hour: our target is 15 minutes to start work',
    reason: 'Response times of the last year, from the tickets.',
    proven: false,
  },
  {
    page: '/industries/architecture',
    claim: 'We run and support these.',
    reason: 'Work done with each of the tools named.',
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
    claim: '65% Cost Reduction in software, target',
    reason: 'What is compared, and the projects that make the target a fair one.',
    proven: false,
  },
  {
    page: '/industries/non-profit',
    claim: '3x Donor Retention, win-back target',
    reason: 'What is compared, and the projects that make the target a fair one.',
    proven: false,
  },
  {
    page: '/industries/non-profit',
    claim: '85% Time Saved on receipts, target',
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
    claim: 'All plans include nonprofit discounts and grants',
    reason: 'The programs that we apply to, and the terms of each.',
    proven: false,
  },
  {
    page: '/industries/non-profit',
    claim: 'Pro bono work is offered to qualifying organizations.',
    reason: 'The rule by which an organization qualifies.',
    proven: false,
  },
  {
    page: '/industries/non-profit',
    claim: 'Charity software we run and support',
    reason: 'Work done with each of the products named.',
    proven: false,
  },
]);
