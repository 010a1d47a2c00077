import { defineIndustry } from '@/content/schema/industry';

export const legal = defineIndustry('legal', {
  slug: 'legal',
  name: 'Legal',
  menu: 'Privilege kept, deadlines met, hours recovered',
  serviceName: 'Legal IT services',
  contactService: 'Cybersecurity & Compliance',
  meta: {
    title: 'IT and cybersecurity for Ontario law firms',
    description:
      'Managed IT for Toronto law firms: client files under control, trust records kept, a 4-hour recovery objective and fewer hours lost to computers.',
  },
  hero: {
    tagline: 'IT for Ontario law firms',
    title: 'Keep the file privileged and the clock running.',
    lead: 'You answer for what leaves the firm and for the hours nobody docketed. We control who can open a matter, and when a server fails the objective is 4 hours until your lawyers work again.',
    badges: ['500+ law firms', 'RPO under 1 hour', '24/7 support'],
    primary: { kind: 'contact', label: 'Get Security Assessment' },
  },
  instrument: {
    title: 'Matter vault',
    status: 'Sealed',
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
    { number: '4 hours', label: 'to be working again (RTO)', icon: 'timer', source: 'claim' },
    {
      number: '1 hour',
      label: 'most work lost (RPO)',
      icon: 'archive',
      source: 'claim',
    },
    { number: '24/7', label: 'support, weekends included', icon: 'phone', source: 'claim' },
  ],
  tabs: {
    title: 'From open file to closed file',
    lead: 'The parts of a firm that earn its living or keep its partners awake, and what we do in each.',
    items: [
      {
        id: 'practice-management',
        label: 'Practice management',
        title: 'Time docketed the day you work it',
        description:
          'Time escapes between the courthouse, the phone and a program nobody opens until Friday. We run your practice and accounting software, tie it to calendar, calls and mail, and remove the steps that make a lawyer put off the entry.',
        features: [
          'Clio Manage and PCLaw set up around your matter types and rates',
          'Calendar, calls and email offered back as draft time entries',
          'Trust ledgers backed up and ready for the comparison due by the 25th',
          'Conflict searches across clients, adverse parties and closed matters',
          'Teraview workstations kept current, with access tracked by person',
          'Articling students and laterals at work on their first morning',
        ],
        benefits: [
          'Less time is written off because nobody wrote it down',
          'Bills go out while the client still remembers the work',
          'A conflict check takes minutes and leaves a record',
          'Your bookkeeper can produce the trust journals without a search party',
        ],
        picture: 'tab-legal-practice-management',
      },
      {
        id: 'document-management',
        label: 'Document management',
        title: 'One current version of the agreement',
        description:
          'A four o’clock closing is a poor time to learn that two people have been marking up different drafts. We keep documents in one store, filed by matter, versioned and searchable, and open to the people on the matter.',
        features: [
          'iManage or NetDocuments workspaces opened with each new matter',
          'Version history and comparison on every draft',
          'Email filed to the matter from Outlook',
          'Scanned boxes made searchable, page by page',
          'Retention dates by matter type, suspended when a hold is called',
          'Closing books and court bundles built from the same store',
        ],
        benefits: [
          'Clerks stop asking which draft is the final final',
          'A file from ten years ago is found by a phrase in it',
          'Metadata comes off before a draft crosses the table',
          'When a lawyer leaves, you decide what goes with the client',
        ],
        picture: 'tab-legal-document-management',
      },
      {
        id: 'security',
        label: 'Security',
        title: 'Privilege survives a bad Friday',
        description:
          'If ransomware or a dead disk stops the firm, the plan is already on paper: working again within 4 hours (RTO), with under 1 hour of work at risk (RPO). On ordinary days we keep strangers out of the mailboxes that move trust money.',
        features: [
          'Snapshots through the day, with a copy nobody in the office can erase',
          'Ethical walls by matter that hold in search and in shared folders',
          'Two-factor sign-in, and an alarm when a login turns up abroad',
          'Hidden forwarding rules and look-alike domains hunted daily',
          'Full-disk encryption on every laptop that goes to court',
          'Our own access named, limited in time and logged',
        ],
        benefits: [
          'You can tell a client what was touched and what was left alone',
          'A client’s security questionnaire already has its answers on file',
          'Changed wire instructions meet a phone call before they meet the trust account',
          'A screened lawyer stays screened when the teams are reshuffled',
        ],
        picture: 'tab-legal-security',
      },
      {
        id: 'communication',
        label: 'Communication',
        title: 'Talk to the client and nobody else',
        description:
          'Clients text, opposing counsel sends forty megabytes, and the judge is on video at nine. We give each of them a safe route, and leave a record that belongs to the matter.',
        features: [
          'Client portal for drafts, signatures and large productions',
          'Encrypted email that a client can open without a new account',
          'Teams Phone, with the firm’s number on each lawyer’s mobile',
          'A hearing room: camera, second screen and a wired connection',
          'Texting from a firm number, kept with the matter',
          'CASL consent and unsubscribe records for client bulletins',
        ],
        benefits: [
          'Drafts stop leaving from personal accounts',
          'Lawyers keep their own mobile numbers to themselves',
          'Video hearings open with your lawyer already on screen',
          'What the client was told is in the file when someone disputes it',
        ],
        picture: 'tab-legal-communication',
      },
    ],
  },
  // The six item counts are ours: the specification names none for this page.
  checklist: {
    title: 'Controls a Law Society auditor would recognize',
    lead: 'Set up and kept as evidence for the firms we manage. They help you meet your professional duties; the duties stay yours.',
    done: 'Compliant',
    open: 'In Progress',
    items: [
      { category: 'Confidential information (rule 3.3)', completed: true, itemCount: 14 },
      { category: 'Trust records (By-Law 9)', completed: true, itemCount: 11 },
      { category: 'Client identification (By-Law 7.1)', completed: true, itemCount: 7 },
      { category: 'Conflicts and ethical walls', completed: true, itemCount: 9 },
      { category: 'Retention and litigation holds', completed: true, itemCount: 8 },
      { category: 'Recovery and incident response', completed: true, itemCount: 10 },
    ],
  },
  estimator: {
    id: 'legal',
    title: 'Weigh our fee against lost hours',
    lead: 'Set the size of the firm and the paper it makes in a month. Beside our fee stands the billable time you might win back.',
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
      monthly: 'per month',
      annual: 'Our fee for a year',
      attorneys: 'Lawyers',
      staff: 'Paralegals and staff',
      documents: 'Document store',
      savings: 'Billable time recovered, per year',
      net: 'Recovered time less our fee',
    },
    remark: 'At this size our fee is higher than the time that comes back.',
    even: 'At this size our fee equals the time that comes back.',
    method:
      'Monthly: $200 a lawyer, $75 a staff member, $10 per thousand documents or part. Time recovered is our assumption: 20 hours a lawyer a month go unbilled, 15% of them come back, at $150 an hour over 12 months.',
    handover: 'Talk this estimate over',
  },
  plans: {
    title: 'Fees a partnership can vote on',
    lead: 'A monthly fee and a one-time setup. Support is not billed in six-minute increments.',
    items: [
      {
        id: 'solo',
        name: 'Solo',
        price: { monthly: 799, setup: 1500 },
        description:
          'For a sole practitioner, or two lawyers and a clerk, with nobody down the hall to ask.',
        features: [
          'Help desk by phone and remote session',
          'Mail filtering and two-factor sign-in',
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
        description: 'For partners who share the overhead and want one name to hold accountable.',
        features: [
          'Everything in Solo',
          'Document management run and supported',
          'Ethical walls set up, tested and reported',
          'Recovery rehearsed against the 4-hour objective',
          'Mailboxes and sign-ins watched day and night',
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
          'Reviews of outside counsel guidelines before you sign them',
          'A security lead who attends partner meetings',
          'Links to your records, billing and conflicts systems',
        ],
        idealFor: ['More than 15 lawyers', 'Two or more offices'],
      },
    ],
  },
  partners: {
    title: 'Software your clerks know by heart',
    lead: 'We run and support these in law offices. Their makers are independent of us, and keeping what you own is often the cheaper advice.',
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
        question: 'If we are locked out on a Friday, when do we work again?',
        answer:
          'Our recovery time objective (RTO) is 4 hours, and our recovery point objective (RPO) is under 1 hour. In plain terms, your lawyers should be back in mail and documents the same half-day, retyping less than an hour of work. We rehearse it on your own data and give you the measured times, including the ones that disappoint. The agreement says what counts as an outage.',
      },
      {
        question: 'Can your technicians read privileged documents?',
        answer:
          'Not in the ordinary course. Each technician signs a confidentiality undertaking, uses a named account, and holds administrator rights for a set time and a stated reason. A session on a lawyer’s screen begins when that lawyer accepts it. Every use is logged, and the log is yours to inspect. For the most sensitive matters the wall can exclude us too; we will tell you what support you give up by it.',
      },
      {
        question: 'Will this satisfy the Law Society of Ontario?',
        answer:
          'No supplier can promise that: confidentiality, competence and record keeping remain duties of the licensee. We set up and document controls that help you meet them, from confidential information under rule 3.3 to the trust records of By-Law 9. When a spot audit is announced, we can help your bookkeeper pull the journals, ledgers and monthly comparisons from the system.',
      },
      {
        question: 'What stops a false wire instruction?',
        answer:
          'A phone call, and we help make it a habit. We draft the rule with you: no new or changed payment details without a call to a number already on file. Around it, we flag look-alike domains, watch for hidden forwarding rules and put a second factor on each mailbox. Twice a year we stage an attempt on lawyers and accounting staff and report the result, without names.',
      },
      {
        question: 'What is the fee, and what falls outside it?',
        answer:
          'Solo is $799 a month with $1,500 for setup; Law Firm is $2,499 with $3,500; Enterprise is quoted. Software licences, hardware and eDiscovery hosting are extra, and you approve them first. The calculator counts heads and documents, so a document-heavy firm will see a higher figure than its plan. A written quote settles the difference before you sign, with the term and the notice period on its first page.',
      },
      {
        question: 'Will the move cost us billable days?',
        answer:
          'It should cost each person one training hour. We copy mail and documents in the background, switch on a weekend you pick around closings and filings, and put technicians on your floor that Monday. For an office of 15 lawyers, allow six to eight weeks from kickoff. If the Sunday test fails, we go back to the old system and you open as usual.',
      },
    ],
  },
  closing: {
    title: 'Find out who can open what.',
    lead: 'The security assessment lists every person, device and outside vendor with a way into client files, in the order we would close them. It is written for partners to read in one sitting.',
    primary: { kind: 'contact', label: 'Schedule Security Assessment' },
  },
});
