import { estimatorSchema } from '@/content/schema/estimator';
import {
  badgesSchema,
  faqsSchema,
  pricingSchema,
  resourcesSchema,
  statsSchema,
  stepsSchema,
  tabsSchema,
  tierTableSchema,
} from '@/content/schema/sections';
import { defineService } from '@/content/schema/service';
import { emergencyHours, uptime } from '@/content/shared/service-hours';
import { cloud } from '@/lib/estimators/cloud';
import { defaultsOf } from '@/lib/estimators/model';
import { formatDollars, formatNumber } from '@/lib/format/numbers';

const atDefaults = defaultsOf(cloud.inputs);
const bill = cloud.estimate(atDefaults);
/** What the calculator shows for the firm of the article on migration. */
const ofArticle = formatDollars(
  cloud.estimate({ users: 40, storage: 900, bandwidth: 500 }).monthly,
);

const sections = {
  stats: statsSchema(4),
  tabs: tabsSchema(3),
  estimator: estimatorSchema(cloud),
  steps: stepsSchema(5),
  tiers: tierTableSchema,
  certifications: badgesSchema(12),
  pricing: pricingSchema(cloud.billing),
  faqs: faqsSchema(6),
  resources: resourcesSchema(3),
};

export const cloudServices = defineService('cloud-services', sections, {
  slug: 'cloud-services',
  name: 'Cloud Services',
  menu: 'Azure, AWS and hybrid: migration and support',
  serviceName: 'Cloud Services',
  contactService: 'Cloud Services',
  meta: {
    title: 'Cloud services and migration in Toronto',
    description:
      'Is your server five years old? See what moving it to Azure, AWS or a hybrid would cost: from $2,499, or $1,999 if you pay for the cloud by the year.',
  },
  hero: {
    title: 'Do not buy the next server yet.',
    lead: 'Is a quote for the next server on your desk? We price the cloud beside it. In week three you see both costs in full, and can still say no.',
    primary: { kind: 'contact', label: 'Get Cloud Assessment' },
    secondary: { kind: 'calculator', label: 'Estimate Your Monthly Cost' },
  },
  instrument: {
    title: 'The move',
    status: 'On plan',
    readings: [
      { label: 'Files matched', value: '412,608 of 412,608' },
      { label: 'Test list, run by your staff', value: '24 of 24 passed' },
      { label: 'Old server', value: 'Intact, read-only' },
      { label: 'Scanners and printers', value: '11 of 11 tested' },
      { label: 'Your decision: open or go back', value: 'Sunday noon' },
    ],
  },
  stats: [
    { label: 'migration success', value: '98.5', suffix: '%' },
    { label: 'cost optimization: cut from cloud bills, target', value: '42', suffix: '%' },
    {
      label: `uptime SLA from the Professional tier, over ${uptime.window}`,
      value: '99.9',
      suffix: '%',
    },
    { label: 'recovery target in the Enterprise tier', value: '15', suffix: ' minutes' },
  ],
  tabs: {
    title: 'Azure, AWS or hybrid',
    lead: 'Choose by what you run, and by what has to stay close.',
    items: [
      {
        id: 'azure',
        label: 'Microsoft Azure',
        title: 'For offices that run on Microsoft 365',
        description:
          'If your people work in Outlook and Excel, Azure is the shortest route: the accounts exist, and data centres stand in Toronto.',
        features: [
          'File shares moved to SharePoint or Azure Files, permissions checked',
          'Windows servers rebuilt or copied into the Canada Central region',
          'SQL Server databases moved, then timed on your slowest report',
          'One sign-in with Microsoft Entra ID and multi-factor authentication',
          'Azure Virtual Desktop for Windows-only applications',
          'Windows Server licences you own checked for Azure Hybrid Benefit',
        ],
        benefits: [
          'Staff sign in with the passwords they have',
          'Closing one account shuts a former employee out of every joined system',
          'Staff work from home without a server in the office',
          'The next server drops out of your capital budget',
        ],
        picture: 'service-cloud-azure',
      },
      {
        id: 'aws',
        label: 'AWS',
        title: 'For an application your revenue depends on',
        description:
          'A client portal or a database that your developers look after often belongs on AWS. We move it into the Montréal region, with live, test and backup in separate accounts.',
        features: [
          'Servers copied while they run, then switched in an evening',
          'Databases moved to Amazon RDS, with automatic backups turned on',
          'Old project files in low-cost archive storage, indexed',
          'Each administrator named in IAM Identity Center',
          'The setup written as Terraform code, in your repository',
          'Savings Plans bought only once the load is measured',
        ],
        benefits: [
          'You add capacity for a busy season and drop it afterwards',
          'Your developers start a test copy themselves',
          'The bill shows what each product costs you',
          'Your next provider can rebuild it from the setup and your backups',
        ],
        picture: 'service-cloud-aws',
      },
      {
        id: 'hybrid',
        label: 'Hybrid',
        title: 'For what has to stay on site',
        description:
          'A plotter, a machine controller or huge drawings should stay near their users. We keep one small server on site, move the rest, and watch both.',
        features: [
          'A small on-site server, under warranty, for what must be close',
          'Large shared files cached locally with Azure File Sync',
          'An encrypted VPN, or a private line',
          'Cloud and on-site servers patched together with Azure Update Manager and Azure Arc',
          'Veeam backups of both halves, with one copy that cannot be altered',
          'Your VMware renewal priced against Hyper-V and the cloud',
        ],
        benefits: [
          'Big drawings still open at the speed of the office network',
          'Printing goes on when the line is cut',
          'You replace one small machine, not a full rack',
          'The rest can move whenever you choose',
        ],
        picture: 'service-cloud-hybrid',
      },
    ],
  },
  estimator: {
    id: 'cloud',
    title: 'Your monthly cost in the cloud',
    lead: `An office of ${atDefaults.users} with ${formatNumber(atDefaults.storage)} GB of files and ${atDefaults.bandwidth} GB of traffic comes to ${formatDollars(bill.monthly)} a month, or ${formatDollars(bill.monthlyBilledAnnually)} a month billed annually.`,
    inputs: {
      users: { label: 'Users', format: { unit: { one: 'user', other: 'users' } } },
      storage: {
        label: 'Storage',
        format: { unit: { one: 'gigabyte', other: 'gigabytes' }, suffix: 'GB' },
      },
      bandwidth: {
        label: 'Bandwidth',
        format: {
          unit: { one: 'gigabyte per month', other: 'gigabytes per month' },
          suffix: 'GB / month',
        },
      },
    },
    results: {
      monthly: 'per month',
      monthlyBilledAnnually: 'per month, billed annually',
      users: 'Your people: hosting and care',
      storage: 'Files and databases kept',
      bandwidth: 'Data traffic',
      discount: 'Annual billing, 20% off',
      onPremises: 'A server room of your own, at $150 a user',
      savings: 'Saved each month against a server room',
    },
    cost: 'In the cloud, each month',
    remark: 'With so few people and so much data, servers of your own cost no more.',
    method:
      '$25 per user, $0.05 per GB stored and $0.10 per GB of traffic, each month; annual billing takes 20% off. Savings are $150 per user, our planning figure for a server room, minus the price shown. With one small server, ignore the saving.',
    handover: 'Send us this estimate',
  },
  steps: {
    title: 'Eight weeks, with one moving weekend',
    lead: 'The calendar for 60 people and one busy server.',
    items: [
      {
        title: 'Count everything',
        description: 'We list servers, shares and jobs, then ask their users what is missing.',
        duration: 'Weeks 1 and 2',
      },
      {
        title: 'Compare and fix the price',
        description:
          'You see where each system would go and five years of cost, beside five years of a new server. The price is fixed here; you can still stop.',
        duration: 'Week 3',
      },
      {
        title: 'Build, then try it on one team',
        description:
          'We set up sign-in, backup, security and a budget alert. One team works there for a week and lists what fails.',
        duration: 'Weeks 4 and 5',
      },
      {
        title: 'Move',
        description:
          'The bulk is copied ahead. From Friday night only the changes travel, your staff test on Saturday, and at noon on Sunday you decide: open there, or go back.',
        duration: 'Weeks 6 to 8',
        weekend: 'Moving weekend',
      },
      {
        title: 'Trim',
        description:
          'We cut each machine to the size it really uses, go through three invoices with you and wipe the old server.',
        duration: 'First 90 days',
      },
    ],
  },
  tiers: {
    title: 'Choose a tier of care for each system',
    lead: `Decide by how long you could be without it. The calculator uses an average rate; the agreement prices each tier. Emergencies are answered ${emergencyHours} in all of them.`,
    caption:
      'Care after the move in three tiers: Basic, Professional and Enterprise, with what each one covers.',
    rows: [
      {
        feature: 'Made for',
        basic: 'Archives and test systems',
        professional: 'Files and accounting',
        enterprise: 'What clients log in to',
      },
      {
        feature: 'Recovery target',
        basic: 'Next business day, if the region is up',
        professional: '4 hours',
        enterprise: '15 minutes',
      },
      {
        feature: 'Backup',
        basic: 'Every night',
        professional: 'Every 4 hours',
        enterprise: 'Every 4 hours, plus a live standby copy',
      },
      {
        feature: 'Second Canadian region',
        basic: 'Not included',
        professional: 'Backups',
        enterprise: 'Standby servers',
      },
      {
        feature: 'Restore test',
        basic: 'Once a year',
        professional: 'Every quarter',
        enterprise: 'Every month',
      },
      {
        feature: 'Backups kept',
        basic: '30 days',
        professional: '1 year',
        enterprise: 'As agreed',
      },
      {
        feature: 'Uptime SLA',
        basic: 'None, recovery target only',
        professional: uptime.figure,
        enterprise: uptime.figure,
      },
      {
        feature: 'Your technicians',
        basic: 'The help desk',
        professional: 'One, by name',
        enterprise: 'Two, by name',
      },
      {
        feature: 'Sign-in rules',
        basic: 'Multi-factor',
        professional: 'Multi-factor, known devices',
        enterprise: 'The same, and timed admin rights',
      },
      {
        feature: 'Monthly bill review',
        basic: 'Written summary',
        professional: 'Summary and a call',
        enterprise: 'Call and 12-month forecast',
      },
      {
        feature: 'Records for your auditor',
        basic: 'On request',
        professional: 'Once a year',
        enterprise: 'Every quarter',
      },
    ],
  },
  certifications: {
    title: 'Certifications our people hold',
    lead: 'Twelve certifications on our team. Ask which your project lead holds.',
    items: [
      { name: 'Azure Solutions Architect Expert', issuer: 'Microsoft' },
      { name: 'Azure Administrator Associate', issuer: 'Microsoft' },
      { name: 'Azure Network Engineer Associate', issuer: 'Microsoft' },
      { name: 'Windows Server Hybrid Administrator Associate', issuer: 'Microsoft' },
      { name: 'Cybersecurity Architect Expert', issuer: 'Microsoft' },
      { name: 'Solutions Architect – Professional', issuer: 'Amazon Web Services' },
      { name: 'DevOps Engineer – Professional', issuer: 'Amazon Web Services' },
      { name: 'Security – Specialty', issuer: 'Amazon Web Services' },
      { name: 'Terraform Associate', issuer: 'HashiCorp, an IBM company' },
      { name: 'Veeam Certified Engineer (VMCE)', issuer: 'Veeam' },
      { name: 'Certified Cloud Security Professional (CCSP)', issuer: 'ISC2' },
      { name: 'FinOps Certified Practitioner', issuer: 'FinOps Foundation' },
    ],
  },
  pricing: {
    title: 'The move is priced as a project',
    lead: 'You pay once, in Canadian dollars before HST. The price starts lower if you pay for the cloud by the year.',
    item: 'Cloud migration',
    prefix: 'from',
    options: [
      { id: 'monthly', label: 'Monthly', price: 2499, unit: 'per project' },
      { id: 'annual', label: 'Annual', price: 1999, unit: 'per project', saving: 'Save 20%' },
    ],
    includes: [
      'Inventory of servers, shares, printers and scheduled jobs',
      'Five-year cost of the cloud beside five years of a new server',
      'Setup in a Canadian region, with sign-in, backup and a budget alert',
      'A week’s trial with one team',
      'The move itself, outside office hours, with a rehearsed way back',
      'Technicians on your floor the first morning',
      'Three invoices explained, idle capacity cut',
      'Your old server wiped, with a certificate',
    ],
    action: { kind: 'contact', label: 'Get Migration Estimate' },
  },
  faqs: {
    title: 'Before you approve the move',
    items: [
      {
        question: 'Will this cost less than a new server?',
        answer: `Sometimes. The calculator’s $150 a user stands for a server room: machines, licences, power, backup and the people who run it. One small server costs far less: in our article on migration, a made-up firm of 40 pays $1,755 a month. Its cloud, priced item by item, is $1,665, where our calculator shows ${ofArticle}. Moving costs $18,430 and saves $90 a month.`,
      },
      {
        question: 'How long does it take, and when does work stop?',
        answer:
          'About eight weeks for 60 people and one busy server. Work stops for the switch alone, from Friday after closing until Sunday noon. We need a person from each department for two hours of testing, and one who can decide.',
      },
      {
        question: 'What if the move goes wrong that weekend?',
        answer:
          'You open on Monday with the old server. Even at 98.5% migration success a move can be called off, so the way back is rehearsed and has a deadline. The old machine stays read-only until you sign off. If we call it off, you get the cause in writing and a new date; a second weekend is not billed if we caused it.',
      },
      {
        question: 'If Microsoft or Amazon has an outage, how soon are we back?',
        answer: `The recovery target is 15 minutes in Enterprise, with a standby copy in a second Canadian region, and 4 hours in Professional, which restores from backup there. Basic waits for the region. The others carry the ${uptime.figure} SLA over ${uptime.window}, ${uptime.leaves} of downtime. It leaves out ${uptime.excludes}; in Professional, a lost region is one of these.`,
      },
      {
        question: 'Does our data stay in Canada?',
        answer:
          'Your servers, files and backups can, though sign-in records may be kept elsewhere. We write the regions into the plan: Toronto and Québec City on Azure, Montréal and Calgary on AWS. PIPEDA does not require that, but keeps you accountable for personal information that a provider handles for you. Microsoft and Amazon answer to American courts.',
      },
      {
        question: 'What do we sign, and what is left out of the price?',
        answer:
          'In week three you sign one fixed-price project. What you owe if you stop there is agreed before week one. Starting prices suit a simple server with few users; week three gives yours. Licences, equipment and a second internet line are quoted separately. The cloud accounts are in your firm’s name from day one; we bill their usage, which the estimate includes at an average rate.',
      },
    ],
  },
  resources: {
    title: 'Reading before you replace the server',
    lead: 'Three articles, with the arithmetic shown.',
    items: [
      {
        article: 'cloud-migration-best-practices',
        description: 'How to plan backward from the first morning, and what one firm would pay.',
      },
      {
        article: 'digital-transformation-smb',
        description: 'Three handoffs worth fixing before you rent anything new.',
      },
      {
        article: 'managed-it-vs-internal',
        description: 'What a provider, an employee or both would cost you in a year.',
      },
    ],
  },
  closing: {
    title: 'Send us the quote for the new server.',
    lead: 'We set it beside our starting prices and say if the server looks like the better buy.',
    primary: { kind: 'contact', label: 'Schedule Cloud Assessment' },
  },
  // A test finds these in the article.
  figures: [
    { figure: '$1,755', reason: 'A month of one small server, in the article on migration.' },
    { figure: '$1,665', reason: 'A month of its cloud, item by item: $90 less.' },
    { figure: ofArticle, reason: 'What the formula gives for that firm.' },
    { figure: '$90', reason: 'What its move saves a month, in the same article.' },
    { figure: '$18,430', reason: 'What that move costs, in the same article.' },
  ],
});
