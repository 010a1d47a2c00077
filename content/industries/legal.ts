import { defineIndustry } from '@/content/schema/industry';
import { emergencyHours, response, routineHours } from '@/content/shared/service-hours';

export const legal = defineIndustry('legal', {
  slug: 'legal',
  name: 'Legal',
  menu: 'Document systems, confidentiality and recovery',
  serviceName: 'Legal IT services',
  contactService: 'Cybersecurity & Compliance',
  meta: {
    title: 'IT and security for law firms in Toronto',
    description:
      'Managed IT for Toronto law firms: client files under control, trust records backed up, document systems supported, a 4-hour recovery objective on one plan.',
  },
  hero: {
    tagline: 'IT and security for Toronto law firms',
    title: 'Keep client files confidential and lawyers working.',
    lead: 'You answer for every client file. On the Law Firm plan we limit who can read each file, on your instructions, and aim to have lawyers working within 4 hours if a server fails.',
    badges: ['500+ law firms', 'RPO under 1 hour', '24/7 emergency support'],
    primary: { kind: 'contact', label: 'Get Security Assessment' },
  },
  instrument: {
    title: 'File protection',
    status: 'In order',
    readings: [
      { label: 'Last snapshot', value: '18 minutes ago' },
      { label: 'Ethical walls enforced', value: '6 of 6' },
      { label: 'Laptops encrypted', value: '31 of 31' },
      { label: 'Look-alike domains blocked', value: '2 this month' },
      { label: 'Recovery objective', value: '4 hours' },
    ],
  },
  stats: [
    { number: '500+', label: 'law firms', icon: 'scale', source: 'claim' },
    {
      number: '4 hours',
      label: 'recovery time (RTO), Law Firm plan',
      icon: 'timer',
      source: 'claim',
    },
    {
      number: '1 hour',
      label: 'data loss limit (RPO), Law Firm plan',
      icon: 'archive',
      source: 'claim',
    },
    { number: '24/7', label: 'emergency support', icon: 'phone', source: 'claim' },
  ],
  tabs: {
    title: 'Where a law firm depends on IT',
    lead: 'Document systems, ethical walls, snapshots and account monitoring begin with the Law Firm plan.',
    items: [
      {
        id: 'practice-management',
        label: 'Practice management',
        title: 'Time docketed the day you work it',
        description:
          'Time goes unbilled when it is entered days later, from memory. We run your practice and accounting software, connect it to calendar, calls and mail, and remove the steps that make a lawyer put off the entry.',
        features: [
          'Clio Manage and PCLaw set up around your matter types and rates',
          'Time entries drafted from calendar, calls and email',
          'Trust ledgers backed up before the monthly comparison, due by the 25th of the next month',
          'Conflict searches across clients, adverse parties and closed matters',
          'Teraview workstations kept current, with access tracked by person',
          'Articling students and laterals at work on their first morning',
        ],
        benefits: [
          'Fewer hours go unentered',
          'Bills go out while the client still remembers the work',
          'A conflict check takes minutes and leaves a record',
          'Your bookkeeper finds the trust journals in one place',
        ],
        picture: 'tab-legal-practice-management',
      },
      {
        id: 'document-management',
        label: 'Document management',
        title: 'One current version of the agreement',
        description:
          'Two lawyers marking up different drafts can cost you a closing. Documents live in one store, filed by matter, versioned and searchable, and open only to the people on the matter.',
        features: [
          'iManage or NetDocuments workspaces opened with each new matter',
          'Version history and comparison on every draft',
          'Email filed to the matter from Outlook',
          'Scanned boxes made searchable, page by page',
          'Retention dates by matter type, suspended when a hold is called',
          'Closing books and motion records built from the same store',
        ],
        benefits: [
          'Clerks can tell which draft is the current one',
          'A file from ten years ago is found by a phrase in it',
          'Outgoing drafts are checked for metadata',
          'When a lawyer leaves, each file moves on the client’s written instructions',
        ],
        picture: 'tab-legal-document-management',
      },
      {
        id: 'security',
        label: 'Security',
        title: 'Protected files and a rehearsed recovery',
        description:
          'If ransomware or a dead disk stops the firm, the Law Firm plan sets objectives: working again within 4 hours (RTO), with under 1 hour of work at risk (RPO). Day to day, we guard the mailboxes that receive payment instructions.',
        features: [
          'Snapshots through the day, with a copy that no one in the office can erase',
          'Ethical walls by matter that hold in search and in shared folders',
          'Multi-factor authentication, and an alert when a sign-in comes from abroad',
          'Hidden forwarding rules and look-alike domains hunted daily',
          'Full-disk encryption on every laptop',
          'Our own access named, limited in time and logged',
        ],
        benefits: [
          'Access logs help you tell a client which files were opened',
          'A client’s security questionnaire already has its answers on file',
          'You have a written rule for changed wire instructions: call a known number first',
          'Walls are checked again when teams change',
        ],
        picture: 'tab-legal-security',
      },
      {
        id: 'communication',
        label: 'Communication',
        title: 'Safe ways to reach clients and courts',
        description:
          'Clients text, opposing counsel sends large files, and hearings are on video. We give each a safe route, and keep messages with the matter.',
        features: [
          'Client portal for drafts, signatures and large productions',
          'Encrypted email that a client can open without a new account',
          'Teams Phone, with the firm’s number on each lawyer’s cell phone',
          'A hearing room: camera, second screen and a wired connection',
          'Texting from a firm number, kept with the matter',
          'CASL consent and unsubscribe records for client bulletins',
        ],
        benefits: [
          'Drafts stop leaving from personal accounts',
          'Lawyers keep their own cell numbers to themselves',
          'Video hearings start from a room tested beforehand',
          'Texts and portal messages are on file if a dispute comes',
        ],
        picture: 'tab-legal-communication',
      },
    ],
  },
  // The six item counts are ours: the specification names none for this page.
  checklist: {
    title: 'Controls that support your duties',
    lead: 'An example sheet; yours follows your plan. A line reads “Compliant” once a control passes our own test; complying with the Law Society’s rules stays with the licensee.',
    done: 'Compliant',
    open: 'In Progress',
    items: [
      {
        category: 'Controls supporting rule 3.3 (confidentiality)',
        completed: true,
        itemCount: 14,
      },
      { category: 'Controls supporting By-Law 9 (trust records)', completed: true, itemCount: 11 },
      {
        category: 'Controls supporting By-Law 7.1 (client identity)',
        completed: true,
        itemCount: 7,
      },
      { category: 'Conflicts and ethical walls', completed: true, itemCount: 9 },
      { category: 'Retention and litigation holds', completed: true, itemCount: 8 },
      { category: 'Recovery and incident response', completed: true, itemCount: 10 },
    ],
  },
  estimator: {
    id: 'legal',
    title: 'Weigh our fee against lost hours',
    lead: 'Unit rates, beside the billable time you might win back. What you buy is a plan, which can cost more or less: Law Firm, for 3 to 15 lawyers, is $2,499 a month plus $3,500 once.',
    inputs: {
      attorneys: { label: 'Lawyers', format: { unit: { one: 'lawyer', other: 'lawyers' } } },
      staff: {
        label: 'Paralegals and staff',
        format: { unit: { one: 'paralegal or staff member', other: 'paralegals and staff' } },
      },
      documents: {
        label: 'Documents a month',
        format: { unit: { one: 'document a month', other: 'documents a month' } },
      },
    },
    results: {
      monthly: 'per month at unit rates',
      annual: 'A year at unit rates',
      attorneys: 'Lawyers',
      staff: 'Paralegals and staff',
      documents: 'Documents',
      savings: 'Billable time recovered, per year',
      net: 'Recovered time less unit rates',
    },
    remark: 'At this size unit rates come to more than the recovered time is worth.',
    even: 'At this size unit rates come to what the recovered time is worth.',
    method:
      'Monthly: $200 a lawyer, $75 a staff member, $10 per thousand documents or part. Time recovered is our assumption: 20 hours a lawyer a month go unbilled, 15% of them come back, at $150 an hour over 12 months.',
    handover: 'Talk this estimate over',
  },
  plans: {
    title: 'Plans by number of lawyers',
    lead: 'A monthly fee with support included and a one-time setup, in Canadian dollars before HST.',
    items: [
      {
        id: 'solo',
        name: 'Solo',
        price: { monthly: 799, setup: 1500 },
        description: 'For a sole practitioner, or two lawyers and a clerk, without IT staff.',
        features: [
          `Help desk ${routineHours}, emergencies ${emergencyHours}`,
          'Mail filtering and multi-factor authentication',
          'Encrypted laptops, phones and backup',
          'Practice software kept patched and connected',
          'A portal for client documents',
          'Yearly security assessment with a written list',
        ],
        idealFor: ['One or two lawyers', 'Home and shared offices'],
      },
      {
        id: 'firm',
        name: 'Law Firm',
        price: { monthly: 2499, setup: 3500 },
        description: 'For partners who share the overhead and want a report each quarter.',
        features: [
          'Everything in Solo',
          'Document management run and supported',
          'Ethical walls set up, tested and reported',
          'Snapshots; the 4-hour objective rehearsed',
          'Mailboxes and sign-ins watched 24/7',
          'Trust-fraud drills for lawyers and accounting',
          'Quarterly report to the managing partner',
        ],
        idealFor: ['3 to 15 lawyers', 'Litigation, corporate and real estate groups'],
        highlighted: true,
      },
      {
        id: 'enterprise',
        name: 'Enterprise',
        price: { monthly: 'Custom', setup: 'Custom' },
        description: 'For larger firms, several offices, and clients who send their own auditors.',
        features: [
          'Everything in Law Firm',
          'All offices on one directory and one set of walls',
          'eDiscovery environments run for your litigators',
          'Review of the security terms in outside counsel guidelines',
          'A security lead who attends partner meetings',
          'Links to your records, billing and conflicts systems',
        ],
        idealFor: ['More than 15 lawyers', 'Two or more offices'],
      },
    ],
  },
  partners: {
    title: 'Software we support in law offices',
    lead: 'Their makers are independent of us. If what you own still works, keeping it is often cheaper.',
    items: [
      { name: 'Clio Manage', type: 'Practice management' },
      { name: 'PCLaw', type: 'Trust and general accounting' },
      { name: 'iManage Work', type: 'Document management' },
      { name: 'NetDocuments', type: 'Document management' },
      { name: 'Teraview', type: 'Ontario land registration' },
      { name: 'DivorceMate', type: 'Family law forms' },
      { name: 'RelativityOne', type: 'eDiscovery' },
      { name: 'Docusign eSignature', type: 'Electronic signatures' },
      { name: 'Microsoft Teams Phone', type: 'Telephony and meetings' },
      { name: 'Microsoft Purview', type: 'Retention and holds' },
      { name: 'Mimecast', type: 'Email security' },
      { name: 'SentinelOne', type: 'Endpoint protection' },
    ],
  },
  faqs: {
    title: 'What managing partners ask first',
    items: [
      {
        question: 'After an attack or an outage, when do we work again?',
        answer: `In an emergency we aim to start within ${response.emergency}, on every plan. The Law Firm plan’s recovery time objective (RTO) is 4 hours, until lawyers have mail and documents. Its recovery point objective (RPO) is under 1 hour, so that less than an hour of work is retyped. These are objectives, not guarantees. We rehearse recovery with your own data and give you the measured times, good or bad. The agreement says what counts as an outage.`,
      },
      {
        question: 'Can your technicians read privileged documents?',
        answer:
          'Not in the ordinary course. Each technician signs a confidentiality undertaking, uses a named account, and holds administrator rights for a set time and a stated reason. A session on a lawyer’s screen begins when that lawyer accepts it. Every use is logged, and the log is yours to inspect. For the most sensitive matters the wall can exclude us too; we will tell you what support you would lose.',
      },
      {
        question: 'Will this satisfy the Law Society of Ontario?',
        answer:
          'We cannot promise that: confidentiality, competence and record keeping remain duties of the licensee. We set up and document controls that help you meet them, from confidential information under rule 3.3 to the trust records of By-Law 9. When a spot audit is announced, we can help your bookkeeper pull the journals, ledgers and monthly comparisons from the system.',
      },
      {
        question: 'What stops a false wire instruction?',
        answer:
          'A phone call, and we help make it a habit. We draft the rule with you: no new or changed payment details without a call to a number already on file. Around it, we turn on multi-factor authentication for each mailbox. On the Law Firm plan we also flag look-alike domains, watch for hidden forwarding rules, stage a drill for lawyers and accounting staff twice a year, and report the result without names.',
      },
      {
        question: 'What is the fee, and what falls outside it?',
        answer:
          'Solo is $799 a month with $1,500 for setup; Law Firm is $2,499 with $3,500; Enterprise is quoted. Practice and Microsoft licences, hardware and eDiscovery hosting are extra, with your approval. A written quote settles the fee before you sign, with the term and the notice period in it.',
      },
      {
        question: 'Will the move cost us billable days?',
        answer:
          'It should cost each person one training hour. We copy mail and documents in the background, switch on an agreed weekend, clear of closings and filings, and put technicians on your floor that Monday. Allow six to eight weeks from kickoff for an office of 15 lawyers. If the Sunday test fails, you open on Monday on the old system.',
      },
    ],
  },
  closing: {
    title: 'See who can open your client files.',
    lead: 'The first security assessment is free. It lists the people, devices and outside vendors we find with access to client files, and which access to end first. It is written for partners to read in one sitting.',
    primary: { kind: 'contact', label: 'Schedule Security Assessment' },
  },
  figures: [
    { figure: '18 minutes', reason: 'An example reading, within the objective of an hour.' },
  ],
});
