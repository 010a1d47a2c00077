import { defineIndustry } from '@/content/schema/industry';
import { financialEstimator } from '@/content/shared/financial-estimator';
import { emergencyHours, routineHours } from '@/content/shared/service-hours';

export const financial = defineIndustry('financial', {
  slug: 'financial',
  name: 'Financial services',
  menu: 'Core and payment systems, with audit evidence',
  serviceName: 'Financial services IT',
  contactService: 'Cybersecurity & Compliance',
  meta: {
    title: 'IT for credit unions and banks in Toronto',
    description:
      'Core banking, payments and compliance evidence for Canadian credit unions and banks, with a 15-minute recovery objective for a replicated core.',
  },
  hero: {
    tagline: 'IT for Toronto credit unions and banks',
    title: 'Core systems ready at opening, evidence on file.',
    lead: 'We look after core, payment and branch systems, and file the approvals, logs and test results that your examiner, auditor and board may ask for.',
    badges: ['200+ banks', '99.99% uptime target', 'OSFI, FSRA and SOX evidence'],
    primary: { kind: 'contact', label: 'Get Compliance Assessment' },
    secondary: { kind: 'saveGuide', label: 'Download SOX Guide', guide: 'sox-ni-52-109' },
  },
  instrument: {
    title: 'Operations desk',
    status: 'Within tolerance',
    readings: [
      { label: 'Overnight batch', value: 'Posted 04:42' },
      { label: 'Core uptime', value: '99.99%' },
      { label: 'Replica behind core', value: '38 seconds' },
      { label: 'Failover objective', value: '15 minutes' },
      { label: 'Changes awaiting approval', value: '3' },
    ],
  },
  stats: [
    { number: '200+', label: 'banks', icon: 'landmark', source: 'claim' },
    { number: '99.99%', label: 'uptime target, replicated core', icon: 'gauge', source: 'claim' },
    {
      number: '15 min',
      label: 'recovery time (RTO), replicated core',
      icon: 'refresh',
      source: 'claim',
    },
    {
      number: '5 min',
      label: 'data loss limit (RPO), replicated core',
      icon: 'database',
      source: 'claim',
    },
  ],
  tabs: {
    title: 'What we run for an institution',
    lead: 'The Regional plan adds core banking, control register and payment cut-offs; Enterprise adds trading platforms.',
    items: [
      {
        id: 'core-banking',
        label: 'Core banking',
        title: 'Overnight posting followed job by job',
        description:
          'We follow the overnight run and call your operations contact when a job stalls. A replica of the core stands by, with objectives of 15 minutes to resume (RTO) and under 5 minutes of data at risk (RPO).',
        features: [
          'A stalled batch job reported to your own call list',
          'A replica in a second Canadian data centre, its lag measured all day',
          'Failover every quarter, with tellers signed in to the standby core',
          'Core releases rehearsed on a masked copy of production',
          'Teller, ATM and branch links on two carriers',
          'Approval, back-out plan and result kept with each release',
        ],
        benefits: [
          'You have a record of when each overnight job finished',
          'You know the replica’s lag before the risk committee asks',
          'Each release has a tested back-out and a time limit for using it',
          'You can state the core’s uptime from your own records',
        ],
        picture: 'tab-financial-core-banking',
      },
      {
        id: 'trading-platforms',
        label: 'Trading platforms',
        title: 'A treasury desk that sees live prices',
        description:
          'A treasury desk needs current prices, a recorded line and orders that reach the venue without delay. We look after the workstations, the feeds and the recordings.',
        features: [
          'Market data terminals and order systems kept on tested builds',
          'Two network routes to each venue, tested before the open',
          'Clocks synchronized, with drift logged',
          'Voice and chat recordings checked daily for gaps',
          'Delay and feed drops charted by session',
          'Trader access reviewed with the head of the desk each quarter',
        ],
        benefits: [
          'A price that stops updating is marked as stale',
          'A dealing record is found by trade, by date or by person',
          'The desk has a tested second place to work',
          'Internal audit can test the split between dealing and settlement',
        ],
        picture: 'tab-financial-trading-platforms',
      },
      {
        id: 'risk-compliance',
        label: 'Risk and compliance',
        title: 'One set of controls, evidence for each rule',
        description:
          'B-13, E-21, FSRA guidance, PCI DSS 4.0.1, SOX or CSOX: they share many controls. We map each control once and file its evidence as the work is done.',
        features: [
          'One control register mapped to OSFI or FSRA guidance, PCI DSS 4.0.1 and SOX or CSOX',
          'Access reviews run each quarter for your managers to sign',
          'Critical operations mapped to the systems and vendors beneath them',
          'Scenario tests against your tolerances for disruption',
          'System logs behind your FINTRAC records retained and searchable',
          'Incident timelines drafted for your notice to OSFI or FSRA',
        ],
        benefits: [
          'Fewer evenings spent on screenshots before an examination',
          'One test result can serve auditor, examiner and board',
          'An overdue audit gap shows its owner and date',
          'Directors get two pages they can question',
        ],
        picture: 'tab-financial-risk-compliance',
      },
      {
        id: 'payment-processing',
        label: 'Payment processing',
        title: 'Payment files watched to cut-off',
        description:
          'AFT files, bill payments and wires each have a cut-off; Interac e-Transfer and card authorizations run in real time. We watch the cut-offs, the files and the acknowledgements, and confine card data to as few systems as we can.',
        features: [
          'A cut-off board for AFT files, bill payments and wires',
          'Counts and totals checked before release, acknowledgements after',
          'Card data systems mapped, segmented and tested to PCI DSS 4.0.1',
          'Hardware security modules under dual control',
          'ISO 20022 messages tested before each network release',
          'ATM and terminal software kept to supported versions',
        ],
        benefits: [
          'A missing acknowledgement raises an alert',
          'Less of your network falls inside the PCI assessment',
          'A disputed transfer can be followed end to end',
          'Release weekends end with a signed test record',
        ],
        picture: 'tab-financial-payment-processing',
      },
    ],
  },
  // The six item counts are ours: the specification names none for this page.
  checklist: {
    title: 'Controls documented for your examiner',
    lead: 'The lines below are an example. “Compliant” means our control passed our own test. Compliance itself is the institution’s, and where NI 52-109 applies, its own officers certify.',
    done: 'Compliant',
    open: 'In Progress',
    items: [
      {
        category: 'Controls supporting OSFI B-13 and FSRA IT guidance',
        completed: true,
        itemCount: 18,
      },
      {
        category: 'Controls supporting OSFI E-21 and FSRA resilience',
        completed: true,
        itemCount: 13,
      },
      { category: 'Controls supporting PCI DSS 4.0.1', completed: true, itemCount: 12 },
      { category: 'Controls supporting SOX and CSOX', completed: true, itemCount: 16 },
      { category: 'Record systems for FINTRAC', completed: true, itemCount: 9 },
      { category: 'Privacy and breach records (PIPEDA)', completed: true, itemCount: 7 },
    ],
  },
  estimator: financialEstimator,
  plans: {
    title: 'Plans by number of branches',
    lead: 'One price a month and one for setup, in Canadian dollars before HST. Enterprise is scoped with you.',
    items: [
      {
        id: 'community',
        name: 'Community',
        price: { monthly: 2999, setup: 5000 },
        description:
          'For an institution with a few branches and an operations team of two or three.',
        features: [
          `Staff help ${routineHours}, emergencies ${emergencyHours}`,
          'Branch, ATM and core links monitored 24/7',
          'Patching and endpoint detection on teller stations',
          'Backups, with restore evidence each quarter',
          'A yearly control self-assessment, done with your team',
          'The due diligence file on us, ready for your vendor review',
        ],
        idealFor: ['Up to 3 branches', 'Up to 60 staff'],
      },
      {
        id: 'regional',
        name: 'Regional',
        price: { monthly: 9999, setup: 15000 },
        description:
          'For an institution with its own core, a card program and an examination calendar.',
        features: [
          'Everything in Community',
          'Core replica run and failed over each quarter',
          'Control register for OSFI or FSRA guidance and PCI DSS',
          'Privileged sessions recorded for your review',
          'Payment cut-offs watched by a named operator',
          'General IT control evidence for SOX or CSOX',
          'Monthly report for the risk committee',
        ],
        idealFor: ['Up to 15 branches and up to 250 staff'],
        highlighted: true,
      },
      {
        id: 'enterprise',
        name: 'Enterprise',
        price: { monthly: 'Custom', setup: 'Custom' },
        description: 'For several legal entities, a dealing room or a shared back office.',
        features: [
          'Everything in Regional',
          'Trading and treasury platforms operated',
          'Second site for all systems, tested in full',
          'Technicians who brief your change board',
          'Walk-throughs with internal audit and examiners',
          'Your own exit plan, written with you before the start',
        ],
        idealFor: ['More than 15 branches or 250 staff', 'Institutions with a trading desk'],
      },
    ],
  },
  partners: {
    title: 'Systems we operate or connect to',
    lead: 'Core, payment and control technology. A listing is not an endorsement of us.',
    items: [
      { name: 'Fiserv DNA', type: 'Core banking' },
      { name: 'Temenos Core', type: 'Core banking' },
      { name: 'Oracle Database', type: 'Transaction database' },
      { name: 'IBM Power', type: 'Core servers' },
      { name: 'HPE Zerto Software', type: 'Replication and failover' },
      { name: 'Swift Alliance Access', type: 'Payment messaging' },
      { name: 'Interac e-Transfer', type: 'Payment network' },
      { name: 'Thales payShield', type: 'Payment security modules' },
      { name: 'Nasdaq Verafin', type: 'Fraud and AML monitoring' },
      { name: 'Bloomberg Terminal', type: 'Market data and dealing' },
      { name: 'BeyondTrust Password Safe', type: 'Privileged access' },
      { name: 'Splunk Enterprise Security', type: 'Security event records' },
    ],
  },
  faqs: {
    title: 'Questions from boards and examiners',
    items: [
      {
        question: 'What recovery times do you work to, and who checks them?',
        answer:
          'For a replicated core the objectives are 15 minutes to resume service (RTO) and under 5 minutes of data at risk (RPO). You check them: we fail over each quarter with your staff signed in, your team reconciles the figures, and both sides sign the result. The uptime target of 99.99% leaves under 53 minutes a year. The agreement sets out what is measured and what is not, such as announced failover tests.',
      },
      {
        question: 'Do you work to OSFI or to FSRA?',
        answer:
          'To whichever supervises you. Federally regulated institutions follow OSFI, including B-13 on technology and cyber risk and E-21 on operational resilience. Once in force, the Critical Cyber Systems Protection Act, passed in June 2026, will bind those that the government designates. Ontario credit unions answer to FSRA, which has its own guidance on IT risk and on operational risk and resilience. We run one register with a view for each, and add FINTRAC record keeping and PCI DSS 4.0.1 where they apply. Your compliance officer decides what applies.',
      },
      {
        question: 'Does SOX or CSOX apply to a credit union?',
        answer:
          'Often not. SOX concerns companies that report to the U.S. Securities and Exchange Commission; CSOX, the usual name for NI 52-109, concerns reporting issuers in Canada. Ask counsel whether you are either. If you are, we supply evidence for the general IT controls: access, change, operations and backup. If you are not, your external auditor will still look at many of the same controls.',
      },
      {
        question: 'You would be a critical third party. What do we get?',
        answer:
          'A due diligence file for your vendor-risk team: our controls and their test results, any independent audit reports on us, subcontractors, where data is held, insurance, incident notice terms, audit rights and our standard exit plan. OSFI’s B-10 sets third-party expectations for federal institutions, and FSRA’s IT guidance covers outsourcing as well. We refresh the file every year and after any material change.',
      },
      {
        question: 'How do you change a core without stopping tellers?',
        answer:
          'After hours, on a rehearsed plan. Each release is tried on a masked copy of production. Your change board approves the window, the back-out point and the person who calls it. During freezes (month-end, RRSP season, year-end), core and payments get only urgent fixes you approve. A change is closed once branches and reconciliation confirm it.',
      },
      {
        question: 'What do we pay, and who approves extras?',
        answer:
          'Community is $2,999 a month with $5,000 for setup; Regional is $9,999 with $15,000; Enterprise is scoped with you. Core and tool licences, replica hosting, telecom lines and network fees are extra. The calculator opens at 5 branches with $5,050 a month; Regional, the plan for that size, is about twice that, so budget from the written quote, which states the term and the notice period. Work outside the quote starts once the person you name signs.',
      },
    ],
  },
  closing: {
    title: 'Bring us your own list of gaps.',
    lead: 'The compliance assessment, quoted first, gives each gap an owner and a date. Omit supervisory information (ratings, examination reports, recommendations, letters): banks may not show it; credit unions should ask counsel.',
    primary: { kind: 'contact', label: 'Schedule Compliance Assessment' },
    secondary: {
      kind: 'saveWorkbook',
      label: 'Download ROI Calculator',
      workbook: 'financial-roi',
    },
  },
  figures: [
    {
      figure: '38 seconds',
      reason: 'An example reading of the replica, within the objective of five minutes.',
    },
    { figure: '04:42', reason: 'An example reading: the hour at which a batch was posted.' },
    { figure: '100%', reason: 'Break-even of a ratio of savings to cost.' },
    { figure: '53 minutes', reason: '0.01% of 365 days is 52.6 minutes.' },
  ],
});
