import { defineIndustry } from '@/content/schema/industry';
import { response, uptime } from '@/content/shared/service-hours';
import { manufacturing as model } from '@/lib/estimators/manufacturing';
import { defaultsOf } from '@/lib/estimators/model';
import { formatDollars, formatPercent } from '@/lib/format/numbers';

/** Facility, the plan that the calculator's default plant calls for. */
const facility = { monthly: 4_999, setup: 15_000 };
const { monthly, savings } = model.estimate(defaultsOf(model.inputs));
const withPlan = monthly + facility.monthly;
const returnWithPlan = formatPercent(((savings - withPlan) / withPlan) * 100, 0);

/** A first step that the sliders can show: five machines with 30 sensors. */
const smallStart = formatDollars(
  model.estimate({ sensors: 30, machines: 5, facilities: 1 }).monthly,
);

/** The pilot of our guide at our rates: five presses, and 25 sensors, between two steps of the slider. */
const pilot = model.estimate({ sensors: 25, machines: 5, facilities: 1 });
const pilotCost = formatDollars(pilot.monthly);
const pilotCredit = formatDollars(pilot.savings);

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
    tagline: 'Office and plant IT around Toronto',
    title: 'Spot a failing machine before it stops.',
    lead: 'We put sensors on the machines you own, split the plant network from the office, and answer emergencies on every shift. Any stop we need falls in a window that you choose.',
    primary: { kind: 'contact', label: 'Get IoT Assessment' },
    secondary: { kind: 'calculator', label: 'Calculate ROI' },
    badges: ['200+ factories', 'IEC 62443 zoning', '24/7 emergency support'],
  },
  instrument: {
    title: 'Plant floor',
    status: 'Running',
    readings: [
      { label: 'Machines reporting', value: '20 of 20' },
      { label: 'Sensors online', value: '99 of 100' },
      { label: 'Fan 7, bearing', value: '2.9 mm/s, was 2.1' },
      { label: 'Vendor sessions open', value: 'None' },
      { label: 'Controller backups', value: 'Sunday 02:00' },
    ],
  },
  stats: [
    { number: '200+', label: 'factories served', icon: 'factory', source: 'claim' },
    {
      number: uptime.figure,
      label: `uptime SLA, over ${uptime.window}`,
      icon: 'activity',
      source: 'claim',
    },
    { number: '24/7', label: 'specialist on call, every shift', icon: 'headset', source: 'claim' },
    // Ours: what the calculator shows at its defaults (100 sensors, 20 machines, 1 facility).
    {
      number: '241%',
      label: 'modelled ROI before hardware and plan',
      icon: 'trend-up',
      source: 'marketing',
    },
  ],
  tabs: {
    title: 'From the sensor to the work order',
    lead: 'Each part can be quoted alone. Start with what caused your last stop.',
    items: [
      {
        id: 'industrial-iot',
        label: 'Industrial IoT',
        title: 'Readings from machines that never had any',
        description:
          'A press from 1998 may have no network port, but it has a motor current, a temperature and a cycle. We fit sensors and gateways to what you own, read newer controllers over their own protocols, and hold the data in the plant when the internet drops.',
        features: [
          'Vibration, current and temperature sensors fitted during planned stops',
          'Controllers read over OPC UA, EtherNet/IP, PROFINET or Modbus',
          'MTConnect and FANUC FOCAS links for CNC machines',
          'Serial ports on old PLCs brought to Ethernet, ladder logic left alone',
          'Gateways that store readings through an outage and send them afterwards',
          'One dashboard that a shift lead can read from the aisle',
        ],
        benefits: [
          'Your morning meeting starts from last night’s counts',
          'Short stops that go unrecorded today get counted',
          'You can see which old machine deserves the capital money and which can wait',
          'A short internet fault leaves no hole in the production record',
        ],
        picture: 'tab-manufacturing-industrial-iot',
      },
      {
        id: 'mes-erp',
        label: 'MES and ERP',
        title: 'Work orders and counts that agree',
        description:
          'Say scheduling shows 4,000 parts, the counter shows 3,612, and the difference is keyed into the ERP on Friday. We link the floor to the office so that counts, scrap and downtime reasons need no retyping, and we look after the servers underneath.',
        features: [
          'Work orders sent to the line; counts and scrap sent back',
          'Interfaces for SAP S/4HANA, Epicor Kinetic and Dynamics 365 Business Central',
          'Downtime reasons picked on a touch screen at the machine',
          'Lot and serial numbers traced from receiving to shipping',
          'Label printers, scanners and scales on the same support line',
          'A test copy of each interface, so ERP upgrades are tried before the weekend',
        ],
        benefits: [
          'Most of Friday’s data entry goes, and its typing errors too',
          'A customer’s trace request becomes one search by lot number',
          'You promise dates from what the line really produced',
          'A failed message between two systems raises an alert',
        ],
        picture: 'tab-manufacturing-mes-erp',
      },
      {
        id: 'ot-security',
        label: 'OT security',
        title: 'Plant network security, control programs unchanged',
        description:
          'You cannot patch a controller that must run until August. So we put it in a zone where little can reach it, listen to its traffic, and give each machine builder remote access that opens only when you approve it.',
        features: [
          'Zones and conduits from a risk assessment to IEC 62443-3-2',
          'Plant and office networks split, with a buffer zone between them',
          'On the Facility plan, monitoring that never scans live controllers',
          'Vendor access on request: multi-factor authentication, timed and recorded',
          'PLC, HMI and robot programs backed up as you approve, compared for changes',
          'USB sticks checked at a station before they reach a machine',
        ],
        benefits: [
          'An infected office computer cannot easily reach the presses',
          'You have a dated list of the devices found on the plant network',
          'A dead controller is rebuilt from its latest backup',
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
          'On the Facility plan, alerts reviewed monthly: right, early or wrong',
        ],
        benefits: [
          'More repairs land in the weekend window you already have',
          'Fewer parts are replaced while they are still good',
          'A chart shows a new hire that a bearing is wearing',
          'Maintenance goes to the budget meeting with a record of what it caught',
        ],
        picture: 'tab-manufacturing-predictive-maintenance',
      },
    ],
  },
  estimator: {
    id: 'manufacturing',
    title: 'Estimate your cost and return',
    lead: 'The calculator prices sensors, machine links and the platform with its alerts; the plans price the network, security and support. Hardware is extra. Bring last year’s downtime log and we replace our assumptions.',
    inputs: {
      sensors: { label: 'Sensors', format: { unit: { one: 'sensor', other: 'sensors' } } },
      machines: { label: 'Machines', format: { unit: { one: 'machine', other: 'machines' } } },
      facilities: {
        label: 'Facilities',
        format: { unit: { one: 'facility', other: 'facilities' } },
      },
    },
    results: {
      monthly: 'per month, before hardware and plan',
      sensors: 'Sensors read and stored',
      machines: 'Machines connected',
      facilities: 'Platform at each facility',
      savings: 'Estimated savings per month',
      net: 'Savings less cost, per month',
      roi: { label: 'ROI: net savings as a share of cost', format: { percent: 0 } },
    },
    cost: 'Estimated cost per month',
    remark: 'This mix costs more than it saves. Try fewer sensors or fewer facilities.',
    even: 'This mix saves what it costs, to the nearest percent.',
    // Ours: calling the formula's $2,000 downtime and its $800 maintenance.
    method:
      'Monthly cost: $50 a sensor, $500 a machine, $2,000 a facility. Savings: $2,000 of downtime and $800 of maintenance a machine, plus $20 a sensor. ROI: savings less cost, divided by cost, rounded to a whole percent; 0% is break-even.',
    handover: 'Send us your plant’s numbers',
  },
  // Ours: the categories and their counts.
  checklist: {
    title: 'What we hand over at the end',
    lead: 'An example of a finished plant’s sheet. A line reads “Implemented” once your maintenance lead has watched its test pass.',
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
    lead: 'Emergencies are answered on every shift, whatever the plan. MES, ERP and CMMS links, IEC 62443 zone assessments and USB stations are quoted.',
    items: [
      {
        id: 'small',
        name: 'Small',
        price: { monthly: 1999, setup: 5000 },
        description: 'For one site with no network person of its own.',
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
        price: facility,
        description: 'For a plant with shifts, an ERP and machines of every age.',
        features: [
          'One facility, up to 50 machines on the network',
          'Everything in Small',
          'Passive OT monitoring, watched around the clock',
          'MES and ERP interfaces watched and repaired',
          'A specialist on your floor two days a month',
          'If you have sensors, alert limits tuned every month',
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
        description: 'For several plants that share data, or one too large for Facility.',
        features: [
          'Any number of facilities and machines',
          'Everything in Facility',
          'One historian and one set of definitions for all sites',
          'IEC 62443 program documented for customers and insurers',
          'Named specialists for each plant, on a published schedule',
          'Recovery between sites rehearsed on dates you set',
        ],
        idealFor: [
          'Over 50 machines, or two plants or more',
          'Suppliers audited by their customers',
        ],
      },
    ],
    note: 'The setup fee covers the inventory, the drawings, the backups and the changeover weekend. Hardware is quoted before you sign. Prices are in Canadian dollars before HST. The SLA covers systems listed in your agreement.',
  },
  partners: {
    title: 'Plant systems we connect and support',
    lead: 'Yours may be older than anything on this list; bring the part number.',
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
    title: 'Questions from maintenance and finance',
    items: [
      {
        question: 'Do you have to stop production to install this?',
        answer:
          'Yes, but only in a window you choose. Sensors go on in planned stops, under your lockout; your electrician or a licensed electrical contractor makes the connections. Gateways are tested on our bench, and monitoring listens to a copy of the traffic. Splitting the network does need a stop: we rehearse it and keep the old path ready until Monday’s first shift has run.',
      },
      {
        question: 'Some of our controllers are 25 years old. Can they be connected?',
        answer:
          'Most can, with the program left as it is. If a PLC speaks Modbus or another serial protocol, a small gateway translates. If it speaks nothing, we read the machine from outside: current, vibration, a pulse from the stack light. Guards and interlocks stay untouched; where work comes near one, you and a professional engineer decide beforehand whether Ontario’s Regulation 851 calls for a pre-start review.',
      },
      {
        question: 'Why do the calculator and the plans differ?',
        answer: `They price different work. A plan runs the network, vendor access, controller backups and support: $1,999 a month and $5,000 setup for Small, $4,999 and $15,000 for Facility. The calculator prices readings: 100 sensors and 20 machines in one facility come to $17,000 a month. You can start with less: five machines with 30 sensors are ${smallStart} a month. After three months, decide whether to go on.`,
      },
      {
        question: 'How far should I trust the ROI figure?',
        answer: `As far as its assumptions fit your plant. It credits a machine with $2,000 of downtime and $800 of maintenance avoided a month, and a sensor with $20 of its $50 a month. At 20 machines and 100 sensors that is $58,000 against $17,000: 241%, or ${returnWithPlan} with Facility added, before setup and hardware. The five presses of our guide’s made-up example save $1,843 a month; here they cost ${pilotCost} and are credited with ${pilotCredit}. The assessment uses your own stops and margins.`,
      },
      {
        question: 'What happens when something fails on the night shift?',
        answer: `You call; our target is ${response.emergency} to start work. If the internet goes, control stays local and the gateways keep the readings until it returns. If a gateway dies, the machine runs on: we never sit in its control loop. A failed switch or firewall can cut off an operator’s screen, so we agree on spares beforehand. If a controller dies, your electrician has its last backed-up program on site, and our specialist by phone.`,
      },
      {
        question: 'How long until we see readings, and what do we own?',
        answer:
          'Plan on six to eight weeks from the plant walk to readings from your first five machines: two for drawings, two for bench tests, the rest for fitting around your stops. The term and the notice period are in the quote. Drawings, readings, passwords and program backups stay yours; a machine builder’s programs stay under its licence.',
      },
    ],
  },
  closing: {
    title: 'Start with the machine that worries you.',
    lead: 'For a fee quoted first, we look at that one, then walk the rest of the floor. You get a written report: each machine, how to connect it, the cost, and which to leave alone.',
    primary: { kind: 'contact', label: 'Schedule IoT Assessment' },
    secondary: { kind: 'saveGuide', label: 'Download Industry 4.0 Guide', guide: 'industry-4-0' },
  },
  figures: [
    { figure: '0%', reason: 'Break-even of a ratio of net savings to cost.' },
    { figure: '02:00', reason: 'An example reading: when last week’s controller backup ran.' },
    { figure: '1998', reason: 'An example of an old machine, of no particular make.' },
    {
      figure: returnWithPlan,
      reason: 'The calculator’s defaults, with the monthly price of Facility among the costs.',
    },
    {
      figure: smallStart,
      reason: 'Computed by the formula for five machines, 30 sensors and one facility.',
    },
    { figure: '$1,843', reason: 'A twelfth of the year’s savings in our guide’s example.' },
    { figure: pilotCost, reason: 'The formula, with that example’s machines and sensors.' },
    { figure: pilotCredit, reason: 'What it saves with them.' },
  ],
});
