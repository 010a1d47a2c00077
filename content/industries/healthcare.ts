import { defineIndustry } from '@/content/schema/industry';
import { emergencyHours, response, routineHours, uptime } from '@/content/shared/service-hours';

export const healthcare = defineIndustry('healthcare', {
  slug: 'healthcare',
  name: 'Healthcare',
  menu: 'EMR support, privacy controls and backup',
  serviceName: 'Healthcare IT',
  contactService: 'Cybersecurity & Compliance',
  meta: {
    title: 'Clinic and EMR IT support in Toronto',
    description:
      'IT for Ontario clinics: EMR support, video visits, PHIPA and HIPAA safeguards, and a 15-minute response target when the records system is down.',
  },
  hero: {
    tagline: 'IT for clinics and practices in Toronto',
    title: 'Have the chart open when patients sit down.',
    lead: `When the EMR stops and the waiting room is full, we aim to be on it within ${response.emergency}. The rest of our work is upkeep: updates, backups, sign-ins and lab feeds.`,
    badges: ['HIPAA and PHIPA safeguards', '500+ practices', '24/7 emergency support'],
    primary: { kind: 'contact', label: 'Get HIPAA Assessment' },
    secondary: { kind: 'viewGuide', label: 'View Compliance Guide', guide: 'phipa-hipaa' },
  },
  instrument: {
    title: 'Clinic status',
    status: 'Protected',
    readings: [
      { label: 'Records system', value: 'Online' },
      { label: 'Last backup verified', value: '06:00 today' },
      { label: 'Lab results feed', value: 'Current' },
      { label: 'Devices encrypted', value: '29 of 29' },
      { label: 'Critical response target', value: '15 minutes' },
    ],
  },
  stats: [
    {
      number: '100%',
      label: 'HIPAA compliant, by our own checklist',
      icon: 'shield-check',
      source: 'claim',
    },
    {
      number: uptime.figure,
      label: `uptime SLA, over ${uptime.window}`,
      icon: 'activity',
      source: 'claim',
    },
    {
      number: '45%',
      label: 'efficiency gain in desk work, target',
      icon: 'trend-up',
      source: 'claim',
    },
    { number: '24/7', label: 'support in emergencies', icon: 'headset', source: 'claim' },
  ],
  tabs: {
    title: 'What we look after in a clinic',
    lead: 'Feeds, video visits, drills, access reviews and 24/7 monitoring come with the Medical Group plan, interfaces with the Healthcare System plan.',
    items: [
      {
        id: 'ehr',
        label: 'EMR support',
        title: 'EMR workstations patched after hours',
        description:
          'We patch EMR workstations after hours and watch them through the morning. Where you host the server, we patch that too, and test its backup every month on a spare machine.',
        features: [
          'OSCAR Pro, Accuro and PS Suite workstations patched and watched',
          'Updates after evening clinic, removed if one misbehaves',
          'Monthly test restore, timed and written down',
          'Printers, label makers and scanners mapped to the right room',
          'Paper downtime kit at the desk, rehearsed twice a year',
          'Locum access set up before the first shift and removed after the last',
        ],
        benefits: [
          'EMR faults are found earlier, often before the first patient',
          'A failed update can be undone before patients arrive',
          'You can show when the backup was last restored, and how long it took',
          'Locums and residents chart under their own names',
        ],
        picture: 'tab-healthcare-ehr',
      },
      {
        id: 'telemedicine',
        label: 'Telemedicine',
        title: 'Video visits that patients can join',
        description:
          'A video visit fails over small things: a blocked camera, a link sent to an old address, an uncharged tablet. Our part is the platform, the rooms, the instructions and the help desk.',
        features: [
          'Your video platform checked against Ontario Health’s Verified Solutions List',
          'A quiet-room kit: camera, light, microphone and a second screen for the chart',
          'Video given priority on the clinic network',
          'Consent wording and visit notes ready in your EMR templates',
          'One page of joining steps that a patient can read on a phone',
          'A test call with each clinician before the first booked visit',
        ],
        benefits: [
          'Fewer video visits end as phone calls',
          'Clinicians at home use a clinic laptop, not the family computer',
          'The front desk stops being the video help line',
          'You can say which platform you chose, and why',
        ],
        picture: 'tab-healthcare-telemedicine',
      },
      {
        id: 'security',
        label: 'Security',
        title: 'EMR access logs kept and reviewed',
        description:
          'A look at a neighbour’s chart, a lost phone, a convincing email to billing: a clinic has to be ready for all three. We encrypt devices, turn on multi-factor authentication, and retain the logs you would need to answer the Information and Privacy Commissioner of Ontario.',
        features: [
          'Multi-factor authentication on email, remote access and the EMR where it allows',
          'Laptops, tablets and phones encrypted, and wiped from afar when lost',
          'EMR access logs reviewed on a schedule, with odd look-ups flagged',
          'Workstations and servers watched 24/7',
          'Waiting-room Wi-Fi kept off the clinical network',
          'Short privacy and phishing sessions that fit into lunch',
        ],
        benefits: [
          'A lost tablet can be locked and wiped once it is online',
          'Access ends the day you tell us in help desk hours that a person has left',
          'You fill in the insurer’s questionnaire from a file, with dates',
          'One page on the wall says whom to call when something looks wrong',
        ],
        picture: 'tab-healthcare-security',
      },
      {
        id: 'integration',
        label: 'Integration',
        title: 'Lab, hospital and referral feeds watched',
        description:
          'Labs through OLIS, hospital notes through HRM, referrals going out, faxes still coming in. Any of them can stop without an error message. We watch them and tell you when one goes quiet, so that a physician is seldom the first to notice.',
        features: [
          'OLIS, Health Report Manager and private lab feeds watched for gaps',
          'HL7 and FHIR interfaces built, documented and monitored',
          'Ocean eReferral connected to the EMR and tested end to end',
          'Cloud fax sorted into the right queue, with delivery receipts kept',
          'ECG, spirometer and scanner output filed to the patient',
          'Record exports when a physician joins, leaves or retires',
        ],
        benefits: [
          'Staff stop retyping results that a machine already sent',
          'A feed silent past its set limit raises an alarm',
          'The desk can tell a patient where the referral stands',
          'Changing EMRs stays possible, because every connection is written down',
        ],
        picture: 'tab-healthcare-integration',
      },
    ],
  },
  checklist: {
    title: 'Safeguards we help you document',
    lead: 'An example, drawn from HIPAA and Ontario’s PHIPA. “Compliant” means that our own check passed. Access reviews, drills and 24/7 detection need the Medical Group plan. Open a line to see some checks.',
    done: 'Compliant',
    open: 'In Progress',
    items: [
      {
        category: 'Administrative safeguards',
        completed: true,
        itemCount: 12,
        covers: [
          'A named privacy contact and a named security lead',
          'A yearly risk assessment with an action list',
          'Access granted by role and reviewed every quarter',
          'Staff training, signed and dated',
          'Steps for new hires, departures and misuse',
          'A tested contingency plan',
        ],
      },
      {
        category: 'Physical safeguards',
        completed: true,
        itemCount: 8,
        covers: [
          'A locked server closet, with entries logged',
          'Screens turned away from the waiting room',
          'Workstations that lock when left alone',
          'Printers that hold the page until someone is there',
          'Devices counted, tagged and wiped before disposal',
        ],
      },
      {
        category: 'Technical safeguards',
        completed: true,
        itemCount: 15,
        covers: [
          'An account for each person, with multi-factor authentication',
          'Encryption on devices, in backups and in transit',
          'Audit logs kept and reviewed',
          'Security patches inside set windows',
          'Endpoint detection watched 24/7',
          'Backups kept apart from the network, restores tested',
        ],
      },
      {
        category: 'Controls supporting PHIPA duties',
        completed: true,
        itemCount: 10,
        covers: [
          'A public statement of your information practices',
          'Consent and lock-box requests recorded',
          'Patient access and correction requests tracked',
          'Confidentiality agreements with staff and locums',
          'A retention and secure destruction schedule',
        ],
      },
      {
        category: 'Breach response',
        completed: true,
        itemCount: 5,
        covers: [
          'A written plan with names and phone numbers',
          'First steps: contain it and keep the evidence',
          'Patient notices drafted for you to review',
          'Reports to the Commissioner and yearly statistics',
          'A tabletop exercise every year',
        ],
      },
      {
        category: 'Vendor agreements',
        completed: true,
        itemCount: 6,
        covers: [
          'A list of every vendor that touches a chart',
          'Privacy and security terms in each contract',
          'Business associate agreements where HIPAA applies',
          'The place where data is stored, in writing',
          'How soon each vendor must report a breach',
          'How your data comes back when you leave',
        ],
      },
    ],
  },
  estimator: {
    id: 'healthcare',
    title: 'Compare our cost with a breach',
    lead: 'A year at unit rates, beside an assumed yearly allowance for breach costs. No service removes that risk. You pay for a plan, which can differ: Medical Group, for up to 25 providers, is $2,999 a month plus $5,000 once.',
    inputs: {
      providers: {
        label: 'Providers',
        format: { unit: { one: 'provider', other: 'providers' } },
      },
      patients: { label: 'Patients', format: { unit: { one: 'patient', other: 'patients' } } },
      locations: {
        label: 'Clinic locations',
        format: { unit: { one: 'location', other: 'locations' } },
      },
    },
    results: {
      monthly: 'per month at unit rates',
      annual: 'A year at unit rates',
      providers: 'Providers',
      patients: 'Patient records',
      locations: 'Clinic locations',
      breachCost: 'Assumed breach costs, per year',
      savings: 'Savings versus assumed breach costs',
    },
    remark: 'Here a year at unit rates equals or exceeds the assumed breach costs.',
    method:
      'Each month: $150 a provider, $0.05 a patient, $500 a location. The breach figure is our assumption, $2,500 a provider a year; the saving is that figure less twelve months at unit rates, shown as zero where it is negative.',
    handover: 'Send us these numbers',
  },
  plans: {
    title: 'Priced by the size of the practice',
    lead: 'A monthly price and a one-time setup, in Canadian dollars before HST. Setup pays for the inventory, the clean-up and the move.',
    items: [
      {
        id: 'small',
        name: 'Small Practice',
        price: { monthly: 999, setup: 2500 },
        description:
          'For the family practice where one person runs both the desk and the computers.',
        features: [
          `Help desk for clinicians and front-desk staff, emergencies ${emergencyHours}`,
          'Workstations, printers and Wi-Fi looked after',
          'Encrypted backup with a monthly test restore',
          'Device encryption and endpoint protection',
          'Yearly privacy and security risk review',
        ],
        idealFor: ['Up to 5 providers', 'One clinic, no IT staff'],
      },
      {
        id: 'group',
        name: 'Medical Group',
        price: { monthly: 2999, setup: 5000 },
        description:
          'For the group or family health team whose manager reports to partners or a board.',
        features: [
          'Everything in Small Practice',
          '24/7 security monitoring',
          'Lab, hospital and referral feeds watched',
          'Video visit rooms and clinician setup',
          'Quarterly access and compliance review',
          'A breach exercise each year, a downtime drill twice',
          'Your own account lead',
        ],
        idealFor: ['Up to 25 providers', 'Family health teams and group practices'],
        highlighted: true,
      },
      {
        id: 'enterprise',
        name: 'Healthcare System',
        price: { monthly: 'Custom', setup: 'Custom' },
        description: 'For networks with several sites and interfaces of their own.',
        features: [
          'Everything in Medical Group',
          'A technician on site on agreed days',
          'HL7 and FHIR interfaces built',
          'Connections to hospital systems',
          'Recovery exercises with your clinical leads',
          'Reports written for the board',
        ],
        idealFor: ['25+ providers', 'Regional and multi-site networks'],
      },
    ],
    note: 'The SLA is for the systems in your agreement.',
  },
  partners: {
    title: 'Systems that clinics and hospitals run on',
    lead: 'We install, connect or support these for practices. Their makers do not endorse us.',
    items: [
      { name: 'OSCAR Pro', type: 'Electronic medical record' },
      { name: 'Accuro EMR', type: 'Electronic medical record' },
      { name: 'TELUS PS Suite', type: 'Electronic medical record' },
      { name: 'MEDITECH Expanse', type: 'Hospital record' },
      { name: 'Ocean eReferral', type: 'Referrals and patient forms' },
      { name: 'Mirth Connect', type: 'Interface engine' },
      { name: 'Microsoft Teams', type: 'Staff meetings and calls' },
      { name: 'Hypercare', type: 'Clinical messaging' },
      { name: 'SRFax', type: 'Cloud fax' },
      { name: 'Microsoft Intune', type: 'Device management' },
      { name: 'CrowdStrike Falcon', type: 'Endpoint detection' },
      { name: 'Veeam', type: 'Backup and restore' },
    ],
  },
  faqs: {
    title: 'Asked by practice managers',
    items: [
      {
        question: 'How fast do you answer when the EMR is down?',
        answer: `Our target is ${response.emergency} to start work, at any hour, when the issue is critical: the EMR, phones or internet are down, prescribing has stopped, or you suspect a breach. For other requests we aim to respond in ${response.routine} of help desk time, ${routineHours}. If the fault lies with your EMR vendor, we press them for a fix.`,
      },
      {
        question: 'We are in Ontario. Why should HIPAA matter to us?',
        answer:
          'For most Ontario clinics it does not apply by law. PHIPA does, and the Information and Privacy Commissioner of Ontario oversees it. HIPAA can apply if you bill an American health plan electronically or handle records for an American provider or insurer; a sponsor’s contract may ask. Our “100% HIPAA compliant” describes a clinic with every safeguard on our own checklist in place, which takes the Medical Group plan and steps of your own. No authority certifies it, and compliance stays with the custodian.',
      },
      {
        question: 'If patient information gets out, who does what?',
        answer:
          'We tell you at the first reasonable opportunity, PHIPA’s rule for a custodian’s agent. We contain the breach and keep the evidence; you direct the response. The custodian must tell affected patients as promptly, and notifies the Commissioner in the situations that the regulation lists. We supply the facts for those letters: what was opened, by which account, and when. Call your lawyer and your insurer early.',
      },
      {
        question: 'Can you work beside our EMR vendor?',
        answer:
          'Yes. The vendor keeps the software, and we keep what it depends on: workstations, network, sign-in, printers, and the server and its backup where you host your own. Name us to the vendor as an authorized contact and your staff need only one number. We open the ticket, send the logs and chase the answer.',
      },
      {
        question: 'How long does the switch take, and must we close?',
        answer:
          'Plan on four to six weeks for one clinic, around its hours. The inventory takes a week, with someone from the front desk. Then we encrypt devices and move backups and sign-ins one team at a time, disruptive work in the evening. One of us sits near the desk on the morning of the change. Your old IT firm loses access last, once you sign off.',
      },
      {
        question: 'What will we pay beyond the plan price?',
        answer:
          'Hardware and Microsoft subscriptions, each quoted before you buy; EMR licences stay with their vendor. The plan itself is $999 a month and $2,500 once for a Small Practice, $2,999 and $5,000 for a Medical Group. The written quote after your assessment, with its term and notice period, is what counts. If you leave, you keep the documentation and the passwords.',
      },
    ],
  },
  closing: {
    title: 'Book a walk-through of your clinic.',
    lead: 'The visit costs you nothing. We look at the server closet, the sign-ins, the backups and the fax, and you keep the written list, whoever does the work.',
    primary: { kind: 'contact', label: 'Schedule Free Assessment' },
    secondary: { kind: 'saveGuide', label: 'Download HIPAA Guide', guide: 'phipa-hipaa' },
  },
  figures: [{ figure: '06:00', reason: 'An example reading: when the last backup was checked.' }],
});
