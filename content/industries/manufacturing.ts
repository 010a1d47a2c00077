import { defineIndustry } from '@/content/schema/industry';
import { response, uptime } from '@/content/shared/service-hours';
import { manufacturing as model } from '@/lib/estimators/manufacturing';
import { formatDollars } from '@/lib/format/numbers';

/** A first step that the sliders can show: five machines with 30 sensors. */
const smallStart = formatDollars(
  model.estimate({ sensors: 30, machines: 5, facilities: 1 }).monthly,
);

export const manufacturing = defineIndustry('manufacturing', {
  slug: 'manufacturing',
  name: 'Manufacturing',
  menu: 'Plant networks, machine data and monitoring',
  serviceName: 'Manufacturing IT',
  contactService: 'Network Infrastructure',
  meta: {
    title: 'Manufacturing IT and industrial IoT in Toronto',
    description:
      'Machine sensors, MES and ERP links, OT security and maintenance alerts for Ontario plants, fitted around your shutdowns and supported on every shift.',
  },
  hero: {
    tagline: 'IT and OT for Ontario plants',
    title: 'Spot a failing machine before it stops.',
    lead: 'We put sensors on the machines you own, split the plant network from the office, and answer emergencies on every shift. Work that stops the line waits for your shutdown.',
    primary: { kind: 'contact', label: 'Get IoT Assessment' },
    secondary: { kind: 'calculator', label: 'Calculate ROI' },
    badges: ['200+ factories', 'IEC 62443 zoning', '24/7 emergency support'],
  },
  instrument: {
    title: 'Plant floor, afternoon shift',
    status: 'Running',
    readings: [
      { label: 'Machines reporting', value: '20 of 20' },
      { label: 'Sensors online', value: '99 of 100' },
      { label: 'Press 7, main bearing', value: 'Up 0.8 mm/s' },
      { label: 'Vendor sessions open', value: 'None' },
      { label: 'Controller backups', value: 'Sunday 02:00' },
    ],
  },
  stats: [
    { number: '200+', label: 'Factories served', icon: 'factory', source: 'claim' },
    {
      number: uptime.figure,
      label: `Uptime SLA, over ${uptime.window}`,
      icon: 'activity',
      source: 'claim',
    },
    { number: '24/7', label: 'Engineer on call, every shift', icon: 'headset', source: 'claim' },
    // Ours: what the calculator shows at its defaults (100 sensors, 20 machines, 1 facility).
    {
      number: '241%',
      label: 'Modelled return, calculator defaults',
      icon: 'trend-up',
      source: 'marketing',
    },
  ],
  tabs: {
    title: 'From the sensor to the work order',
    lead: 'Each of these is useful without the others. Most plants begin where the last stop came from.',
    items: [
      {
        id: 'industrial-iot',
        label: 'Industrial IoT',
        title: 'Readings from machines that never had any',
        description:
          'A 1998 press has no network port, but it has a motor current, a temperature and a cycle. We fit sensors and gateways to what you own, read newer controllers over their own protocols, and hold the data in the plant when the internet drops.',
        features: [
          'Vibration, current and temperature sensors fitted during planned stops',
          'Controllers read over OPC UA, EtherNet/IP, PROFINET or Modbus',
          'MTConnect and FANUC FOCAS links for CNC machines',
          'Serial ports on old PLCs brought to Ethernet, with the ladder logic left alone',
          'Gateways that store readings through an outage and send them afterwards',
          'One dashboard that a shift lead can read from the aisle',
        ],
        benefits: [
          'Your morning meeting starts from last night’s counts',
          'Short stops get counted, including those that go unrecorded today',
          'You can see which old machine deserves the capital money and which can wait',
          'An internet fault no longer leaves a hole in the production record',
        ],
        picture: 'tab-manufacturing-industrial-iot',
      },
      {
        id: 'mes-erp',
        label: 'MES and ERP',
        title: 'Work orders and counts that agree',
        description:
          'Scheduling says 4,000 parts, the counter says 3,612, and the difference is keyed into the ERP on Friday. We link the floor to the office so that counts, scrap and downtime reasons arrive by themselves, and we look after the servers underneath.',
        features: [
          'Work orders sent to the line; counts and scrap sent back',
          'Interfaces for SAP S/4HANA, Epicor Kinetic and Dynamics 365 Business Central',
          'Downtime reasons picked on a touch screen at the machine',
          'Lot and serial numbers traced from receiving to shipping',
          'Label printers, scanners and scales on the same support line',
          'A test copy of each interface, so ERP upgrades are tried before the weekend',
        ],
        benefits: [
          'Friday’s data entry goes away, and its typing errors with it',
          'A customer’s trace request becomes one search by lot number',
          'Planning quotes dates from what the line really ran',
          'A failed message between two systems raises an alert',
        ],
        picture: 'tab-manufacturing-mes-erp',
      },
      {
        id: 'ot-security',
        label: 'OT security',
        title: 'Plant network security, controllers untouched',
        description:
          'You cannot patch a controller that must run until August. So we put it in a zone where little can reach it, watch its traffic without touching it, and give each machine builder remote access that opens only when you approve it.',
        features: [
          'Zones and conduits drawn to IEC 62443 from your own traffic',
          'Plant and office networks split, with a buffer zone between them',
          'Passive monitoring only: no scans sent to live controllers',
          'Vendor access on request: multi-factor authentication, timed and recorded',
          'PLC, HMI and robot programs backed up and compared for changes',
          'USB sticks checked at a station before they reach a machine',
        ],
        benefits: [
          'An infected office computer cannot easily reach the presses',
          'You can name every device on the plant network, and its age',
          'A dead controller is rebuilt from a program known to be the latest',
          'Insurer and customer questionnaires get answers with documents behind them',
        ],
        picture: 'tab-manufacturing-ot-security',
      },
      {
        id: 'predictive-maintenance',
        label: 'Predictive maintenance',
        title: 'Repairs planned before the machine fails',
        description:
          'Wear often shows early: more vibration, a hotter gearbox, a motor drawing more for the same work. We learn what normal looks like on each machine, then turn a change that lasts into a work order with the chart attached.',
        features: [
          'Baselines learned per machine, per product and per speed',
          'Vibration limits set with reference to the ISO 20816 series',
          'Alerts held until a change lasts, so a single spike raises no alert',
          'Work orders opened in your CMMS with the reading attached',
          'Spare parts checked in the stockroom before a stop is booked',
          'Every alert reviewed monthly with maintenance: right, early or wrong',
        ],
        benefits: [
          'More repairs land in the weekend window you already have',
          'Fewer parts are replaced while they are still good',
          'A new hire can read what your best millwright hears',
          'Maintenance goes to the budget meeting with a record of what it caught',
        ],
        picture: 'tab-manufacturing-predictive-maintenance',
      },
    ],
  },
  estimator: {
    id: 'manufacturing',
    title: 'Run the numbers on your own floor',
    lead: 'An estimate and a plan price different work: this covers sensors, machine connections and the platform, a plan the network, security and support. Bring last year’s downtime log and we replace our assumptions.',
    inputs: {
      sensors: { label: 'Sensors', format: { unit: { one: 'sensor', other: 'sensors' } } },
      machines: { label: 'Machines', format: { unit: { one: 'machine', other: 'machines' } } },
      facilities: {
        label: 'Facilities',
        format: { unit: { one: 'facility', other: 'facilities' } },
      },
    },
    results: {
      monthly: 'per month',
      sensors: 'Sensors read and stored',
      machines: 'Machines connected',
      facilities: 'Platform at each facility',
      savings: 'Estimated savings per month',
      net: 'Savings less cost, per month',
      roi: { label: 'ROI: net savings as a share of cost', format: { percent: 0 } },
    },
    cost: 'Estimated cost per month',
    remark: 'This mix costs more than it saves. Try fewer sensors or sites per machine.',
    even: 'This mix saves what it costs, to the nearest percent.',
    // Ours: calling the formula's $2,000 downtime and its $800 maintenance.
    method:
      'Cost: $50 a sensor, $500 a machine, $2,000 a facility. Savings: $2,000 of downtime and $800 of maintenance a machine, plus $20 a sensor. ROI: savings less cost, divided by cost, rounded to a whole percent; 0% is break-even.',
    handover: 'Send us your plant’s numbers',
  },
  // Ours: the categories and their counts.
  checklist: {
    title: 'What we hand over at the end',
    lead: 'An example of a finished plant’s sheet. A line reads Implemented once your maintenance lead has watched its test pass at the machine.',
    done: 'Implemented',
    open: 'In Progress',
    items: [
      { category: 'Machine and device inventory', completed: true, itemCount: 8 },
      { category: 'Network zones and firewalls', completed: true, itemCount: 12 },
      { category: 'Sensors and gateways', completed: true, itemCount: 10 },
      { category: 'Controller and HMI backups', completed: true, itemCount: 7 },
      { category: 'Vendor remote access', completed: true, itemCount: 6 },
      { category: 'Restore drills and shift training', completed: true, itemCount: 9 },
    ],
  },
  plans: {
    title: 'Plans for network, security and support',
    lead: 'Emergencies are answered on every shift, whatever the plan. Sensors and machine connections are priced in the calculator.',
    items: [
      {
        id: 'small',
        name: 'Small',
        price: { monthly: 1999, setup: 5000 },
        description: 'For one building where a single failed switch can stop all work.',
        features: [
          'One facility, up to 10 machines on the network',
          'Plant network split from the office, then kept that way',
          'Controller programs backed up every week',
          'Vendor access opened and closed on request',
          '24/7 phone line for a stopped machine',
          'Yearly network and OT review on site',
        ],
        idealFor: ['Shops with up to 10 machines', 'One site, no IT staff'],
      },
      {
        id: 'facility',
        name: 'Facility',
        price: { monthly: 4999, setup: 15000 },
        description: 'For a plant with shifts, an ERP and machines of every age.',
        features: [
          'One facility, up to 50 machines on the network',
          'Everything in Small',
          'Passive OT monitoring, watched around the clock',
          'MES and ERP interfaces watched and mended',
          'An engineer on your floor two days a month',
          'Alert limits tuned with maintenance every month',
          'Restore drill on a spare controller twice a year',
          'Quarterly review with operations and finance',
        ],
        idealFor: ['Plants with 11 to 50 machines', 'Two or three shifts a day'],
        highlighted: true,
      },
      {
        id: 'enterprise',
        name: 'Enterprise',
        price: { monthly: 'Custom', setup: 'Custom' },
        description: 'For several plants that share data and must not share outages.',
        features: [
          'Any number of facilities and machines',
          'Everything in Facility',
          'One historian and one set of definitions for all sites',
          'IEC 62443 program documented for customers and insurers',
          'Named engineers for each plant, on a published schedule',
          'Recovery between sites rehearsed on your calendar',
        ],
        idealFor: ['Manufacturers with two plants or more', 'Suppliers audited by their customers'],
      },
    ],
    note: 'The setup fee covers the inventory, the drawings, the backups and the cutover weekend. Hardware is quoted separately, before you sign.',
  },
  partners: {
    title: 'Plant systems we connect and support',
    lead: 'Tools we connect to, run and support. Yours may be older than anything on this list; bring the part number.',
    items: [
      { name: 'Ignition', type: 'SCADA and edge' },
      { name: 'FactoryTalk', type: 'HMI and historian' },
      { name: 'TIA Portal', type: 'PLC engineering' },
      { name: 'Kepware', type: 'Machine connectivity' },
      { name: 'HiveMQ', type: 'MQTT broker' },
      { name: 'AVEVA PI System', type: 'Historian' },
      { name: 'SAP S/4HANA', type: 'ERP' },
      { name: 'Epicor Kinetic', type: 'ERP' },
      { name: 'octoplant', type: 'Controller backup' },
      { name: 'Nozomi Networks', type: 'OT monitoring' },
      { name: 'FortiGate Rugged', type: 'Industrial firewall' },
      { name: 'Moxa', type: 'Serial and protocol gateways' },
    ],
  },
  faqs: {
    title: 'What maintenance and finance both ask',
    items: [
      {
        question: 'Do you have to stop production to install this?',
        answer:
          'Rarely, and only in a window you choose. Sensors go on during planned stops, gateways are built and tested on our bench, and monitoring listens to a copy of the traffic. The job that needs a stop is splitting the network. We rehearse it, do it on a weekend or in your shutdown weeks, and keep the old path ready to plug back in until Monday’s first shift has run.',
      },
      {
        question: 'Some of our controllers are 25 years old. Can they be connected?',
        answer:
          'Most can, with the program left as it is. If a PLC speaks Modbus or another serial protocol, a small gateway translates. If it speaks nothing, we read the machine from outside: current, vibration, a pulse from the stack light. Guards and interlocks stay untouched; where work comes near one, your engineer decides beforehand whether Ontario’s Regulation 851 calls for a pre-start review. A few machines we will tell you to leave alone.',
      },
      {
        question: 'Why do the calculator and the plans differ?',
        answer: `They price different work. A plan runs the network, OT security, backups and support: $1,999 a month and $5,000 setup for Small, $4,999 and $15,000 for Facility. The calculator prices the readings themselves: 100 sensors and 20 machines in one facility come to $17,000 a month. You can start with less: five machines with 30 sensors in one facility come to ${smallStart}, and three months of readings tell you whether to go on.`,
      },
      {
        question: 'How far should I trust the ROI figure?',
        answer:
          'As far as its assumptions fit your plant. It credits each machine with $2,000 of downtime and $800 of maintenance avoided a month, and each sensor with $20. At 20 machines and 100 sensors that is $58,000 against a cost of $17,000, a modelled return of 241%. If your machines seldom stop, yours will be lower. The assessment repeats the sum with your own stops and margins, and the answer may be no.',
      },
      {
        question: 'What happens when something fails on the night shift?',
        answer: `You call, and our target is an engineer on it within ${response.emergency}. If the internet goes, control stays local and the gateways keep the readings until it returns. If one of our boxes dies, the machine runs on: we read from it and never sit in its control loop. If a controller dies, your electrician has the last verified program from a copy on site, and our engineer on the phone.`,
      },
      {
        question: 'How long until we see readings, and what do we own?',
        answer:
          'Plan on six to eight weeks from the plant walk to readings from your first five machines: two for the inventory and drawings, two for parts and bench tests, the rest for fitting around your stops. The quote states the term and the notice period before you sign. Drawings, controller programs, readings and passwords belong to you throughout, and if you leave we hand over all four.',
      },
    ],
  },
  closing: {
    title: 'Start with the machine that worries you.',
    lead: 'We look at that one, then walk the rest of the floor. You get a written report: every machine, how to connect it, what that would cost, and which ones to leave alone.',
    primary: { kind: 'contact', label: 'Schedule IoT Assessment' },
    secondary: { kind: 'saveGuide', label: 'Download Industry 4.0 Guide', guide: 'industry-4-0' },
  },
  figures: [
    { figure: '0%', reason: 'Break-even of a ratio of net savings to cost.' },
    { figure: '02:00', reason: 'An example reading: when last week’s controller backup ran.' },
    { figure: '1998', reason: 'An example of an old machine, of no particular make.' },
    {
      figure: smallStart,
      reason: 'Computed by the formula for five machines, 30 sensors and one facility.',
    },
  ],
});
