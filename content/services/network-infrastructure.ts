import { estimatorSchema } from '@/content/schema/estimator';
import {
  deliverableStepsSchema,
  faqsSchema,
  groupsSchema,
  pricingSchema,
  resourcesSchema,
  statsSchema,
  tabsSchema,
} from '@/content/schema/sections';
import { defineService } from '@/content/schema/service';
import { emergencyHours, uptime } from '@/content/shared/service-hours';
import { defaultsOf } from '@/lib/estimators/model';
import { network } from '@/lib/estimators/network';
import { formatDollars } from '@/lib/format/numbers';

const atDefaults = defaultsOf(network.inputs);
const bill = network.estimate(atDefaults);

const sections = {
  stats: statsSchema(4),
  tabs: tabsSchema(3),
  estimator: estimatorSchema(network),
  steps: deliverableStepsSchema(5),
  vendors: groupsSchema(6, 4),
  pricing: pricingSchema(network.billing),
  faqs: faqsSchema(6),
  resources: resourcesSchema(3),
};

export const networkInfrastructure = defineService('network-infrastructure', sections, {
  slug: 'network-infrastructure',
  name: 'Network Infrastructure',
  menu: 'SD-WAN, data centre and Wi-Fi',
  serviceName: 'Network Infrastructure',
  contactService: 'Network Infrastructure',
  meta: {
    title: 'Business networks, SD-WAN and Wi-Fi in Toronto',
    description:
      'Warehouse and office Wi-Fi surveyed, sites joined over two carriers each. Labour is $4,999 a site once, or $4,249 with management billed annually.',
  },
  hero: {
    title: 'Warehouse Wi-Fi, tested aisle by aisle.',
    lead: 'When a scanner drops off, it may be the Wi-Fi, a switch or the carrier. We survey your warehouse, office or clinic, join your sites over two lines each and take the call, whatever fails.',
    primary: { kind: 'contact', label: 'Get Network Assessment' },
    secondary: { kind: 'calculator', label: 'Price Your Sites' },
  },
  instrument: {
    title: 'This morning',
    status: 'All sites up',
    readings: [
      { label: 'Head office', value: '2 of 2 lines up' },
      { label: 'Warehouse scanners', value: '38 of 38 connected' },
      { label: 'Branch office', value: 'On 5G backup' },
      { label: 'Calls dropped', value: '0' },
      { label: 'Carrier ticket', value: 'Opened by us' },
    ],
  },
  // The four values are the specification's; what each one is a target for is our wording.
  stats: [
    {
      label: 'uptime target, on the conditions in the questions below',
      value: '99.99',
      suffix: '%',
    },
    { label: 'less time to bring a new site online, target', value: '65', suffix: '%' },
    { label: 'fewer help desk calls about Wi-Fi, target', value: '50', suffix: '%' },
    { label: 'lower spending on carrier circuits, target', value: '35', suffix: '%' },
  ],
  tabs: {
    title: 'SD-WAN, data centre and Wi-Fi',
    lead: 'Each tab takes one cause of a frozen screen: the line to the site, the switches, or the radio.',
    items: [
      {
        id: 'sdwan',
        label: 'SD-WAN',
        title: 'When a carrier fails, work carries on',
        description:
          'Each site gets two lines from two carriers. SD-WAN software measures both all day and moves calls and scans to the healthier one by itself. Private circuits can go when their terms end.',
        features: [
          'Two carriers per site, entering by separate paths where the building allows',
          '5G or LTE as the second line where only one cable reaches the door',
          'Voice and warehouse traffic put ahead of backups and video',
          'Encrypted tunnels between your sites and out to Azure or AWS',
          'Equipment set up before it ships, so a site manager can plug it in',
          'Carrier tickets opened and chased by us, under your authorization',
        ],
        benefits: [
          'You call one number, whichever carrier is at fault',
          'If one line fails, the other carries the work while we chase the carrier',
          'A new branch can open on 5G while it waits for fibre',
          'Contract end and notice dates sit in one calendar',
        ],
        picture: 'service-network-sdwan',
      },
      {
        id: 'datacenter',
        label: 'Data centre',
        title: 'Server closets with no single weak part',
        description:
          'Many server closets run on one power bar, one old switch and no labels. We rebuild yours with two of each critical part, on paper first, so that one can fail or be updated while you work.',
        features: [
          'Core switches in pairs, so that one can be updated while the other works',
          'Cables labelled at both ends, and drawings that match them',
          'Battery backup sized to the measured load, with its replacement date',
          'Heat, humidity and door sensors that alert us',
          'Card terminals, cameras and phones on separate segments',
          'Moves into a Toronto colocation centre, planned rack by rack',
        ],
        benefits: [
          'Core switches are updated in the evening, with the second shift running',
          'You hear of a failed air conditioner as the room warms up',
          'When the power goes, the systems shut down in the right order',
          'Your PCI DSS 4.0.1 assessor gets a map of where card data can travel',
        ],
        picture: 'service-network-datacenter',
      },
      {
        id: 'wifi',
        label: 'Wi-Fi',
        title: 'Wi-Fi surveyed with the racks full',
        description:
          'Steel and pallets block signal, and a scanner will cling to an access point it has long passed. We measure at scanner height with the stock in, then tune both ends: the radios overhead and the handhelds on the floor.',
        features: [
          'Survey during a shift, with pallets racked and trucks moving',
          'Antennas aimed along the aisles, at heights your racking allows',
          'Fast roaming (802.11r) tried on each scanner model before it goes live',
          'Scanner band, roaming threshold and power saving set to match',
          'Sign-in by certificate, with WPA3 on the devices that support it',
          'An acceptance walk with your shift lead and a scanner',
        ],
        benefits: [
          'Fewer walks back to the end of the aisle to find signal',
          'Fewer restarts in the middle of an order',
          'Visitors get the internet and see nothing of the stock system',
          'The signal map is yours to keep',
        ],
        picture: 'service-network-wifi',
      },
    ],
  },
  estimator: {
    id: 'network',
    title: 'What your sites would cost to run',
    lead: `For ${atDefaults.locations} locations, ${atDefaults.users} users and main lines of ${atDefaults.bandwidth} Mbps in all, the bill is ${formatDollars(bill.monthly)} a month (${formatDollars(bill.monthlyBilledAnnually)} if billed annually). The bars show whether lines and switch ports are enough.`,
    inputs: {
      locations: {
        label: 'Locations',
        format: { unit: { one: 'location', other: 'locations' } },
      },
      users: { label: 'Users', format: { unit: { one: 'user', other: 'users' } } },
      bandwidth: {
        label: 'Bandwidth',
        format: {
          unit: { one: 'megabit per second', other: 'megabits per second' },
          suffix: 'Mbps',
        },
      },
    },
    results: {
      monthly: 'per month',
      monthlyBilledAnnually: 'per month, billed annually',
      locations: 'Sites, managed and watched',
      users: 'People and their devices',
      bandwidth: 'Main lines that we manage',
      discount: 'Annual billing, 15% off',
      traditional: 'The traditional way, each month',
      savings: 'Saved each month against that',
      savedShare: { label: 'Share saved', format: { percent: 0 } },
      linkUse: { label: 'Lines in use, at 5 Mbps a user', format: { percent: 0 } },
      portUse: { label: 'Users per location, against 150 ports', format: { percent: 0 } },
    },
    cost: 'Run by us, each month',
    lineFull: 'At 5 Mbps for everyone, these lines are full, or too slow.',
    portsFull: 'At 150 ports a location, all are taken, or more are needed.',
    remark: 'So much bandwidth over so few sites costs no less than the traditional way.',
    method:
      '$2,500 per location, $15 per user and $2 per Mbps, each month; annual billing takes 15% off. The traditional way, $5,000 per location and $25 per user, is our assumption, not your bill. Carriers’ charges, equipment and the build are in neither.',
    handover: 'Send us these figures',
  },
  steps: {
    title: 'From survey to handover',
    lead: 'Each step ends with papers you keep, so another firm could carry on from there.',
    items: [
      {
        title: 'Walk every site',
        description:
          'A technician spends a day at each location: the floor during a shift, the closets, any link on the roof. Have the carrier invoices ready. More than ten locations take longer.',
        duration: '1 to 2 weeks',
        deliverables: [
          'Signal map of each floor and aisle',
          'List of every switch, radio and line, with its age',
          'Carrier contracts with end and notice dates',
          'Faults found, worst first',
        ],
      },
      {
        title: 'Draw it and price it',
        description:
          'You get one drawing per site and a parts list that marks what stays. Older equipment stays while it works and its maker still issues security updates.',
        duration: '2 weeks',
        deliverables: [
          'Network drawing for each site',
          'Parts list with prices, new and kept',
          'Access rules, with the reason for each',
          'Fixed price for equipment and cabling',
        ],
      },
      {
        title: 'Build it on our bench',
        description:
          'New equipment is configured and labelled at our end, and unplugged to test the failover. Lend us one of each scanner for a week and we tune the radios to it.',
        duration: '2 weeks, plus delivery',
        deliverables: [
          'Equipment configured, labelled and boxed by site',
          'Failover times, measured in seconds',
          'Roaming results for each scanner model',
        ],
      },
      {
        title: 'Install between shifts',
        description:
          'New equipment goes in beside the old, and what you keep moves over when the floor is quiet. If a site is not right by the cut-off time, we restore the old setup.',
        duration: '1 to 3 nights a site',
        deliverables: [
          'Schedule by site and shift',
          'Rollback plan for each night, with a cut-off time',
          'Acceptance walk, signed by your shift lead',
        ],
      },
      {
        title: 'Watch, tune and document',
        description:
          'For a month we read the logs daily and fix what real traffic reveals. Then you get the drawings, the logins and the list of alerts.',
        duration: 'First 30 days',
        deliverables: [
          'Drawings of what was built',
          'Administrator logins in your name',
          'Warranty and licence calendar for three years',
          'Alert list: what is watched, and who is called',
        ],
      },
    ],
  },
  vendors: {
    title: 'Manufacturers and carriers we work with',
    lead: 'We design around what you own, and mix brands where that helps. Switches that work and still get updates stay.',
    items: [
      {
        icon: 'network',
        title: 'SD-WAN',
        names: [
          'Cisco Catalyst SD-WAN',
          'Fortinet Secure SD-WAN',
          'HPE Aruba Networking EdgeConnect',
          'Versa Networks',
        ],
      },
      {
        icon: 'shield',
        title: 'Firewalls',
        names: ['Fortinet FortiGate', 'Palo Alto Networks', 'Check Point', 'Sophos'],
      },
      {
        icon: 'layers',
        title: 'Switching',
        names: ['Cisco Catalyst', 'HPE Juniper Networking', 'Arista Networks', 'Extreme Networks'],
      },
      {
        icon: 'wifi',
        title: 'Wi-Fi',
        names: ['Cisco Meraki', 'HPE Aruba Networking', 'HPE Mist', 'RUCKUS Networks'],
      },
      {
        icon: 'globe',
        title: 'Carriers',
        names: ['Bell', 'Rogers', 'TELUS', 'Beanfield'],
      },
      {
        icon: 'server',
        title: 'Racks, power and cabling',
        names: ['APC by Schneider Electric', 'Eaton', 'Vertiv', 'Panduit'],
      },
    ],
  },
  pricing: {
    title: 'What building a network costs',
    lead: 'Labour only, paid once, in Canadian dollars before HST; equipment and cabling are extra. If we also run the network, billed annually, the build costs 15% less.',
    item: 'Network design and installation',
    options: [
      { id: 'monthly', label: 'Monthly', price: 4999, unit: 'once per location' },
      { id: 'annual', label: 'Annual', price: 4249, unit: 'once per location', saving: 'Save 15%' },
    ],
    includes: [
      'Survey of the site, with a signal map',
      'Design, drawings and a parts list',
      'Configuration and failover tests before delivery',
      'Installation outside working hours',
      'Acceptance walk with the people who use it',
      '3-year warranty on the equipment we install',
      'Thirty days of daily log reading and tuning',
    ],
    action: { kind: 'contact', label: 'Get Network Estimate' },
  },
  faqs: {
    title: 'Scanners, carriers and uptime',
    items: [
      {
        question: 'Why do our scanners drop, and must we buy new ones?',
        answer:
          'Usually you can keep them. The common cause is roaming: the handheld hangs on to a distant access point until the signal dies, and the stock system logs the picker out. Other suspects are radios mounted above the racking, crowded channels and power saving on the device. The survey shows which. If a model truly cannot roam well, we show you its test results before you buy replacements.',
      },
      {
        question: 'What does $4,999 per location buy, and what comes on top?',
        answer:
          'It buys the survey, design, configuration, installation and acceptance of one site, with a 3-year warranty on the equipment we install. If we also run the network, billed annually, it is $4,249. Equipment and cable runs come on top, priced after the survey: a branch may need two radios, a warehouse thirty. Carriers bill you for lines; the calculator’s $2 per Mbps is for managing the main ones, with no fee for backup lines.',
      },
      {
        question: 'We are locked in with four carriers. Must we break contracts?',
        answer:
          'No. SD-WAN runs over the lines you have, so we begin with those and let each contract run to its end. You sign a letter that lets us deal with the carriers for you. We list every circuit with its price and notice date, then tell you which to renew, shrink or drop. Breaking one early pays only when the saving exceeds the penalty.',
      },
      {
        question: 'Will the warehouse stop while you do this?',
        answer:
          'It should not. New equipment goes in beside the old, and each site changes over between shifts. A cut-off time is agreed. If the acceptance walk has not passed by then, we switch back, restore the old settings of what you keep, and the morning shift works as before. Where the floor never closes, we go aisle by aisle, which takes longer.',
      },
      {
        question: 'What does 99.99% uptime mean at our three sites?',
        answer: `It allows each site about 53 minutes of counted downtime over ${uptime.window}, and needs two carriers on separate paths, a pair of firewalls and tested batteries. All other sites have the ${uptime.figure} SLA, ${uptime.leaves}; an outage of a site’s only line does not count. Both leave out ${uptime.excludes}. Your agreement names the figure for each site and what we owe under the SLA.`,
      },
      {
        question: 'Who owns the equipment, and what happens in year four?',
        answer: `You own it, and the administrator logins are in your name. For the first three years, failed equipment that we installed is replaced under the warranty. Six months before it ends you get a list: what is still sound, what its maker will stop updating, and what a replacement would cost. You can have us run it, run it yourself or take the drawings to another firm. While we manage the network, emergencies are answered ${emergencyHours}.`,
      },
    ],
  },
  resources: {
    title: 'Reading on networks and moves',
    lead: 'Three articles on Wi-Fi, break-ins and moving data.',
    items: [
      {
        article: 'network-infrastructure-wifi7',
        description: 'A test that costs nothing, and worked quotes of late 2024.',
      },
      {
        article: 'cybersecurity-threats-2024',
        description:
          'How small offices’ VPNs were broken into, and the questions to ask whoever looks after yours.',
      },
      {
        article: 'cloud-migration-best-practices',
        description: 'How to work out how long the copying takes before you plan a weekend.',
      },
    ],
  },
  closing: {
    title: 'Show us where the signal drops.',
    lead: 'Walk the floor with one of our technicians. You get a marked floor plan and a list of what to do first. The full signal survey comes with the project.',
    primary: { kind: 'contact', label: 'Schedule Network Assessment' },
  },
  figures: [
    { figure: '53 minutes', reason: 'What the specified 99.99% leaves of a year: 52.6.' },
    { figure: '2024', reason: 'The year of the article on Wi-Fi 7, and of its quotes.' },
  ],
});
