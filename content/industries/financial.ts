import { defineIndustry } from '@/content/schema/industry';
import { financialEstimator } from '@/content/shared/financial-estimator';

export const financial = defineIndustry('financial', {
  slug: 'financial',
  name: 'Financial services',
  menu: 'Core banking and payments an examiner can follow',
  serviceName: 'Financial services IT',
  contactService: 'Cybersecurity & Compliance',
  meta: {
    title: 'IT for credit unions and banks in Toronto',
    description:
      'Core banking, payments and compliance evidence for Canadian credit unions and banks, at 99.99% uptime, with a 15-minute recovery objective.',
  },
  hero: {
    tagline: 'IT for credit unions and banks',
    title: 'Payday posts overnight. So does the proof.',
    lead: 'We look after core, payment and branch systems at 200+ banks, with 99.99% uptime, and file the approvals, logs and test results that your examiner, auditor and board will ask to see.',
    badges: ['200+ banks', '99.99% uptime', 'SOX and CSOX evidence'],
    primary: { kind: 'contact', label: 'Get Compliance Assessment' },
    secondary: { kind: 'comingSoon', label: 'Download SOX Guide' },
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
    { number: '99.99%', label: 'uptime', icon: 'gauge', source: 'claim' },
    { number: '15 min', label: 'to resume the core (RTO)', icon: 'refresh', source: 'claim' },
    {
      number: '5 min',
      label: 'most data at risk (RPO)',
      icon: 'database',
      source: 'claim',
    },
  ],
  tabs: {
    title: 'The path a payment takes',
    lead: 'From the branch counter to settlement, and the record each step has to leave behind.',
    items: [
      {
        id: 'core-banking',
        label: 'Core banking',
        title: 'Branches open on a posted ledger',
        description:
          'Nobody thanks operations for a batch that finished. We follow the overnight run job by job, call the person you named when one stalls, and keep a replica close enough to resume in 15 minutes (RTO) with under 5 minutes of data at risk (RPO).',
        features: [
          'Overnight batch followed job by job, against a call list you wrote',
          'A replica in a second Canadian data centre, its lag measured all day',
          'Failover every quarter, with tellers signed in to the standby core',
          'Core releases rehearsed on a masked copy of production',
          'Teller, ATM and branch links on two carriers',
          'Approval, back-out plan and result kept with each release',
        ],
        benefits: [
          'Tellers sign in at opening and last night is already posted',
          'You know the replica’s lag before the risk committee asks',
          'A failed release backs out inside its own window',
          'At 99.99%, a whole year of outage adds up to less than 53 minutes',
        ],
        picture: 'tab-financial-core-banking',
      },
      {
        id: 'trading-platforms',
        label: 'Trading platforms',
        title: 'A treasury desk that sees live prices',
        description:
          'Your desk may be four people hedging a mortgage book. It still needs current prices, a recorded line and orders that leave when they are sent. We keep the workstations, feeds and recordings in order.',
        features: [
          'Market data terminals and order systems kept on tested builds',
          'Two network routes to each venue, tried before the open',
          'Clocks synchronized, with drift logged',
          'Voice and chat recordings checked daily for gaps',
          'Delay and feed drops charted by session',
          'Trader access reviewed with the head of the desk each quarter',
        ],
        benefits: [
          'A stale price is marked stale, and someone is already on it',
          'A dealing record is found by trade, by date or by person',
          'The desk has a second place to work, and has tried it',
          'Internal audit can test the split between dealing and settlement',
        ],
        picture: 'tab-financial-trading-platforms',
      },
      {
        id: 'risk-compliance',
        label: 'Risk and compliance',
        title: 'The finding closes with proof attached',
        description:
          'B-13, E-21, FSRA guidance, PCI DSS 4.0.1, SOX or CSOX: the questions overlap more than the letters suggest. We map each control once, collect its evidence while the work is being done, and keep one file for everyone entitled to ask.',
        features: [
          'One control register mapped to B-13, E-21, PCI DSS 4.0.1 and SOX',
          'User access reviews run, signed and filed each quarter',
          'Critical operations mapped to the systems and vendors beneath them',
          'Scenario tests against your tolerances for disruption',
          'System logs behind your FINTRAC records retained and searchable',
          'Incident timelines drafted for your notice to OSFI or FSRA',
        ],
        benefits: [
          'Fewer evenings spent on screenshots before an examination',
          'One test result serves the auditor, the examiner and the board',
          'An overdue finding shows its owner and its date',
          'Directors get two pages they can question',
        ],
        picture: 'tab-financial-risk-compliance',
      },
      {
        id: 'payment-processing',
        label: 'Payment processing',
        title: 'Payment files that make their cut-off',
        description:
          'Interac, cards, bill payments and wires each have an hour after which late is an incident. We watch the hour, the file and the acknowledgement, and keep card data in as few places as we can.',
        features: [
          'A cut-off board for AFT, bill payments, cards and wires',
          'Counts and totals checked before release, acknowledgements after',
          'PCI DSS 4.0.1 scope drawn, segmented and tested on schedule',
          'Hardware security modules under dual control',
          'ISO 20022 messages tested before each network release',
          'ATM and terminal software kept to supported versions',
        ],
        benefits: [
          'A missing acknowledgement rings our phone before the call centre rings yours',
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
    title: 'Evidence, filed before anyone asks',
    lead: 'Six areas we keep current for the institutions we manage. We document the controls; your officers attest to them.',
    done: 'Compliant',
    open: 'In Progress',
    items: [
      { category: 'Technology and cyber risk (OSFI B-13)', completed: true, itemCount: 18 },
      { category: 'Operational resilience (OSFI E-21)', completed: true, itemCount: 13 },
      { category: 'Card data (PCI DSS 4.0.1)', completed: true, itemCount: 12 },
      { category: 'Financial reporting (SOX and CSOX)', completed: true, itemCount: 16 },
      { category: 'Record systems for FINTRAC', completed: true, itemCount: 9 },
      { category: 'Privacy and breach records (PIPEDA)', completed: true, itemCount: 7 },
    ],
  },
  estimator: financialEstimator,
  plans: {
    title: 'Sized by branches, priced before the RFP',
    lead: 'Monthly service and one-time setup, in figures a procurement file can quote. The third is scoped with you.',
    items: [
      {
        id: 'community',
        name: 'Community',
        price: { monthly: 2999, setup: 5000 },
        description:
          'For an institution with a few branches and an operations team of two or three.',
        features: [
          'Service desk for branches and back office',
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
          'Core replica, with a failover each quarter',
          'Control register for B-13, E-21 and PCI DSS',
          'Privileged sessions recorded and reviewed',
          'Payment cut-offs watched by a named operator',
          'General IT control evidence for SOX or CSOX',
          'Monthly report for the risk committee',
        ],
        idealFor: ['4 to 15 branches', 'Up to 250 staff'],
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
          'Two-site design, with full recovery exercises',
          'Engineers who sit on your change board',
          'Walkthroughs with internal audit and examiners',
          'An exit plan agreed before the start',
        ],
        idealFor: ['More than 15 branches', 'Institutions with a trading desk'],
      },
    ],
  },
  partners: {
    title: 'Underneath the teller screen',
    lead: 'Core, payment and control technology that we operate or connect to. None of these companies vouches for us by being named.',
    items: [
      { name: 'Fiserv DNA', type: 'Core banking' },
      { name: 'Temenos Core', type: 'Core banking' },
      { name: 'Oracle Database', type: 'Transaction database' },
      { name: 'IBM Power', type: 'Core servers' },
      { name: 'Zerto', type: 'Replication and failover' },
      { name: 'Swift Alliance Access', type: 'Payment messaging' },
      { name: 'Interac e-Transfer', type: 'Payment network' },
      { name: 'Thales payShield', type: 'Payment security modules' },
      { name: 'Nasdaq Verafin', type: 'Fraud and AML monitoring' },
      { name: 'Bloomberg Terminal', type: 'Market data and dealing' },
      { name: 'CyberArk', type: 'Privileged access' },
      { name: 'Splunk Enterprise Security', type: 'Security event records' },
    ],
  },
  faqs: {
    title: 'Before it goes to your committee',
    items: [
      {
        question: 'What recovery times do you work to, and who checks them?',
        answer:
          'For a replicated core, 15 minutes to resume service (RTO) and under 5 minutes of data at risk (RPO). You check them: we fail over each quarter with your staff signed in, your team reconciles the figures afterward, and both sides sign the result. Uptime is stated at 99.99%, which leaves just under 53 minutes a year. The agreement sets out objectives, exclusions and remedies.',
      },
      {
        question: 'Do you work to OSFI or to FSRA?',
        answer:
          'To whichever supervises you. Federally regulated institutions follow OSFI, including B-13 on technology and cyber risk and E-21 on operational resilience. Ontario credit unions answer to FSRA, which has its own IT risk guidance. Much of it overlaps, so we keep one register with a view for each, and add FINTRAC record keeping and PCI DSS 4.0.1 where they apply. Your compliance officer has the last word.',
      },
      {
        question: 'Do SOX or CSOX apply to a credit union?',
        answer:
          'Often not. SOX concerns companies that report to the U.S. Securities and Exchange Commission; CSOX, the usual name for NI 52-109, concerns reporting issuers in Canada. Ask counsel whether you are either. If you are, we supply evidence for the general IT controls: access, change, operations and backup. If you are not, your external auditor will still look at many of the same controls, and the file is ready.',
      },
      {
        question: 'You would be a critical third party. What do we get?',
        answer:
          'A due diligence file your vendor-risk team can work through: our controls and their test results, subcontractors, where data is held, insurance, incident notice terms, audit rights and an exit plan. OSFI’s B-10 sets third-party expectations for federal institutions, and FSRA’s IT guidance covers outsourcing as well. We refresh the file every year and after any material change.',
      },
      {
        question: 'How do you change a core without stopping tellers?',
        answer:
          'After hours, on a rehearsed plan, with a way back. Each release runs first on a masked copy of production. Your change board approves the window, the back-out point and the person who calls it. We stay away from core and payment systems during your freezes: month-end, RRSP season, year-end. A change is closed once branches and reconciliation confirm it, and the record goes into the file.',
      },
      {
        question: 'What do we pay, and who approves extras?',
        answer:
          'Community is $2,999 a month with $5,000 for setup; Regional is $9,999 with $15,000; Enterprise is scoped with you. Core licences, telecom lines and network fees stay with their suppliers. The calculator works from transactions, users and branches, so its figure will not match a plan exactly, and procurement should rely on the written quote. Work beyond it waits for the signature of the person you name.',
      },
    ],
  },
  closing: {
    title: 'Bring us your last examination letter.',
    lead: 'The compliance assessment starts from the findings you already have, ties each to a system and an owner, and ends with dates your board can hold us both to.',
    primary: { kind: 'contact', label: 'Schedule Compliance Assessment' },
    secondary: { kind: 'comingSoon', label: 'Download ROI Calculator' },
  },
});
