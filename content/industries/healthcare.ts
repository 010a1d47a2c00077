import { defineIndustry } from '@/content/schema/industry';

export const healthcare = defineIndustry('healthcare', {
  slug: 'healthcare',
  name: 'Healthcare',
  menu: 'Records that open before the patient sits down',
  serviceName: 'Healthcare IT',
  contactService: 'Cybersecurity & Compliance',
  meta: {
    title: 'Clinic and EMR IT support in Toronto',
    description:
      'IT for Ontario clinics: EMR support, video visits, PHIPA and HIPAA safeguards, and a 15-minute response when the records system goes down.',
  },
  hero: {
    tagline: 'IT for clinics and family practices',
    title: 'The chart opens before the patient sits down.',
    lead: 'It is ten past eight, the waiting room is full and the EMR will not load. We answer within 15 minutes, and spend the rest of the month on the reasons you might have to call.',
    badges: ['HIPAA and PHIPA ready', '500+ practices', '24/7 support'],
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
      { label: 'Devices encrypted', value: '46 of 46' },
      { label: 'Critical response target', value: '15 minutes' },
    ],
  },
  stats: [
    { number: '100%', label: 'HIPAA compliant', icon: 'shield-check', source: 'claim' },
    { number: '99.9%', label: 'uptime', icon: 'activity', source: 'claim' },
    { number: '45%', label: 'efficiency gain', icon: 'trend-up', source: 'claim' },
    { number: '24/7', label: 'support', icon: 'headset', source: 'claim' },
  ],
  tabs: {
    title: 'What we look after in a clinic',
    lead: 'Four jobs, one phone number. Start with the one that cost you a morning this month.',
    items: [
      {
        id: 'ehr',
        label: 'EHR management',
        title: 'The EMR is up when the doors open',
        description:
          'EHR on paper, EMR at the desk: either way, it is the one system you cannot work without. We patch it after hours, watch it through the morning rush, and prove the backup once a month by restoring it to a machine nobody needs.',
        features: [
          'OSCAR Pro, Accuro and PS Suite workstations patched and watched',
          'Updates after evening clinic, with a way back if one misbehaves',
          'Monthly test restore, timed and written down',
          'Printers, label makers and scanners mapped to the right room',
          'Paper downtime kit at the desk, rehearsed twice a year',
          'Locum access set up before the first shift and removed after the last',
        ],
        benefits: [
          'The first appointment of the day starts with the chart on screen',
          'When an update goes wrong, it goes wrong on our evening',
          'You can show when the backup was last restored, and how long it took',
          'Locums and residents chart under their own names',
        ],
        picture: 'tab-healthcare-ehr',
      },
      {
        id: 'telemedicine',
        label: 'Telemedicine',
        title: 'Video visits patients can actually join',
        description:
          'A video visit fails over small things: a blocked camera, a link sent to an old address, a tablet nobody charged. We set up the platform, the rooms and the instructions, then stay on call while the visits run.',
        features: [
          'Video platforms checked against Ontario Health’s verified list',
          'A quiet-room kit: camera, light, microphone and a second screen for the chart',
          'Video given priority on the clinic network',
          'Consent wording and visit notes ready in your EMR templates',
          'One page of joining steps that a patient can read on a phone',
          'A test call with each clinician before the first booked visit',
        ],
        benefits: [
          'Fewer video visits end as phone calls',
          'Clinicians at home work on a clinic laptop, and the family one holds nothing',
          'The front desk stops being the video help line',
          'You can say which platform you chose, and why',
        ],
        picture: 'tab-healthcare-telemedicine',
      },
      {
        id: 'security',
        label: 'Security',
        title: 'A curious click leaves a trace',
        description:
          'A look at a neighbour’s chart, a lost phone, a convincing email to billing: sooner or later a clinic meets all three. We encrypt the devices, put a second step on sign-in, and keep the logs you would need to answer the Information and Privacy Commissioner of Ontario.',
        features: [
          'Two-step sign-in on email, remote access and the EMR where it allows',
          'Laptops, tablets and phones encrypted, and wiped from afar when lost',
          'EMR access logs reviewed on a schedule, with odd look-ups flagged',
          'Workstations and servers watched around the clock',
          'Waiting-room Wi-Fi kept off the clinical network',
          'Ten-minute privacy and phishing sessions that fit into lunch',
        ],
        benefits: [
          'A lost tablet can be locked and wiped before the shift is over',
          'Staff who leave on Friday have no way in on Saturday',
          'You fill in the insurer’s questionnaire from a file, with dates',
          'One page on the wall says whom to call when something looks wrong',
        ],
        picture: 'tab-healthcare-security',
      },
      {
        id: 'integration',
        label: 'Integration',
        title: 'Results land in the right inbox',
        description:
          'Labs through OLIS, hospital notes through HRM, referrals going out, faxes still coming in. Each is a pipe that can block without a sound. We watch them all and tell you when one goes quiet, so that a physician is not the first to notice.',
        features: [
          'OLIS, Health Report Manager and private lab feeds watched for gaps',
          'HL7 and FHIR interfaces built, documented and monitored',
          'Ocean eReferral connected to the EMR and tested end to end',
          'Cloud fax sorted into the right queue, with delivery receipts kept',
          'ECG, spirometer and scanner output filed to the patient',
          'Record exports when a physician joins, leaves or retires',
        ],
        benefits: [
          'Nobody retypes a result that a machine already sent',
          'A feed that stops raises an alarm the day it stops',
          'The desk can tell a patient where the referral stands',
          'Changing EMRs stays possible, because every connection is written down',
        ],
        picture: 'tab-healthcare-integration',
      },
    ],
  },
  checklist: {
    title: 'Six safeguards, fifty-six checks',
    lead: 'What we set up and keep evidence for in a managed clinic, drawn from HIPAA’s rules and Ontario’s PHIPA. Choose a line to see what it covers.',
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
          'Steps for new starters, leavers and misuse',
          'A contingency plan that has been tried',
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
          'A sign-in of their own for each person, with a second step',
          'Encryption on devices, in backups and in transit',
          'Audit logs kept and reviewed',
          'Security patches inside set windows',
          'Endpoint detection watched day and night',
          'Backups kept apart from the network, restores tested',
        ],
      },
      {
        category: 'Privacy practices under PHIPA',
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
          'IPC reporting situations and yearly statistics',
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
    title: 'Set the cost beside a breach',
    lead: 'Move the sliders to your clinic’s size. You see a year of service beside what we assume a breach would cost you.',
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
      monthly: 'per month',
      annual: 'A year of service',
      providers: 'Providers',
      patients: 'Patient records',
      locations: 'Clinic locations',
      breachCost: 'Assumed cost of a breach, per year',
      savings: 'Saved against the cost of a breach',
    },
    remark: 'At this size, a year of service costs as much as the breach we assume, or more.',
    method:
      'Each month: $150 a provider, $0.05 a patient, $500 a location. The breach figure is our assumption, $2,500 a provider a year; the saving is that figure less twelve months of service, and never below zero.',
    handover: 'Send us these numbers',
  },
  plans: {
    title: 'Priced by the size of the practice',
    lead: 'A monthly price and a one-time setup. Setup pays for the inventory, the clean-up and the move.',
    items: [
      {
        id: 'small',
        name: 'Small Practice',
        price: { monthly: 999, setup: 2500 },
        description:
          'For the family practice where one person runs the desk and the computers too.',
        features: [
          'Help desk for clinicians and front-desk staff',
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
          'Security monitoring around the clock',
          'Lab, hospital and referral feeds watched',
          'Video visit rooms and clinician set-up',
          'Quarterly access and compliance review',
          'An account lead who knows your floor plan',
        ],
        idealFor: ['Up to 25 providers', 'Family health teams and group practices'],
        highlighted: true,
      },
      {
        id: 'enterprise',
        name: 'Healthcare System',
        price: { monthly: 'Custom', setup: 'Custom' },
        description: 'For networks with several sites and interfaces of their own to keep alive.',
        features: [
          'Everything in Medical Group',
          'A technician on site on agreed days',
          'HL7 and FHIR interface engineering',
          'Connections to hospital systems',
          'Recovery exercises with your clinical leads',
          'Reports written for the board',
        ],
        idealFor: ['25+ providers', 'Regional and multi-site networks'],
      },
    ],
    note: 'Prices are before tax. EMR licences stay between you and your EMR vendor.',
  },
  partners: {
    title: 'The systems your clinic already runs on',
    lead: 'We install, connect or support these for practices. Each belongs to its maker, and its name here is no endorsement of us.',
    items: [
      { name: 'OSCAR Pro', type: 'Electronic medical record' },
      { name: 'Accuro EMR', type: 'Electronic medical record' },
      { name: 'TELUS PS Suite', type: 'Electronic medical record' },
      { name: 'MEDITECH Expanse', type: 'Hospital record' },
      { name: 'Ocean eReferral', type: 'Referrals and patient forms' },
      { name: 'Mirth Connect', type: 'Interface engine' },
      { name: 'Zoom for Healthcare', type: 'Video visits' },
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
        answer:
          'Within 15 minutes, day or night, when the issue is critical: the EMR, phones or internet are down, prescribing has stopped, or you suspect a breach. Non-critical requests, such as a printer or a new account, are answered within 2-4 hours. The person who answers starts on the fault. If it lies with your EMR vendor, we stay on the line with them until you can chart again.',
      },
      {
        question: 'We are in Ontario. Why should HIPAA matter to us?',
        answer:
          'For most Ontario clinics it does not apply by law. PHIPA does, and the Information and Privacy Commissioner of Ontario oversees it. HIPAA comes in through a contract, when an American insurer, hospital or research sponsor asks for it. Its security rule is also a clear list of safeguards, so we use it beside PHIPA and document each safeguard once.',
      },
      {
        question: 'If patient information gets out, who does what?',
        answer:
          'We contain it and keep the evidence; the custodian makes the decisions. Under PHIPA the custodian notifies affected patients at the first reasonable opportunity, and the Information and Privacy Commissioner of Ontario in the situations the regulation lists. We supply the facts those letters need: what was opened, by which account, and when. Call your lawyer and your insurer early, and tell us to work with them.',
      },
      {
        question: 'Can you work beside our EMR vendor?',
        answer:
          'Yes. The vendor keeps the software, and we keep what it depends on: workstations, network, sign-in, printers, and the backup where you host your own. Name us to the vendor as an authorized contact and your staff need only one number. We open the ticket, send the logs and chase the answer, and you can see who has had it and since when.',
      },
      {
        question: 'How long does the switch take, and must we close?',
        answer:
          'Plan on four to six weeks for one clinic, scheduled around your clinic hours. The first week is an inventory with whoever knows the front desk best. Then we encrypt devices and move backups and sign-ins one team at a time, with the disruptive work in the evening. One of us sits near the desk on the first morning. Your old provider loses access last, from a list you sign.',
      },
      {
        question: 'What will we pay beyond the plan price?',
        answer:
          'Hardware, EMR licences and Microsoft subscriptions, each quoted before you buy. The plan itself is $999 a month and $2,500 once for a Small Practice, $2,999 and $5,000 for a Medical Group. The calculator works from unit rates, so it can differ from the plan; the written quote after your assessment is the one that counts. If you leave, you keep the documentation and the passwords.',
      },
    ],
  },
  closing: {
    title: 'Let us walk through your clinic once.',
    lead: 'The visit costs you nothing. We look at the server closet, the sign-ins, the backups and the fax, and you keep the written list, whoever does the work.',
    primary: { kind: 'contact', label: 'Schedule Free Assessment' },
    secondary: { kind: 'saveGuide', label: 'Download HIPAA Guide', guide: 'phipa-hipaa' },
  },
});
