import { definePhotos } from '../schema/photo';

/** The vetted list. A photograph that is not in it does not appear on the site. */
export const photos = definePhotos({
  'industry-healthcare': {
    id: 'photo-1559839734-2b71ea197ec2',
    alt: 'A smiling woman doctor in a white lab coat, standing outdoors by a tree',
  },
  'industry-legal': {
    id: 'photo-1589829545856-d10d557cf95f',
    alt: 'A bronze Lady Justice statue, blindfolded and holding up the scales',
  },
  'industry-financial': {
    id: 'photo-1486406146926-c627a92ad1ab',
    alt: 'Dark glass office towers seen from street level against a pale sky',
  },
  'industry-manufacturing': {
    id: 'photo-1581091226825-a6a2a5aee158',
    alt: 'A woman engineer working at a laptop among automated production machinery',
  },
  'industry-architecture': {
    id: 'photo-1600585154340-be6161a56a0c',
    alt: 'A modern two-storey house with large windows lit up at dusk',
  },
  'industry-nonprofit': {
    id: 'photo-1582213782179-e0d53f98f2ca',
    alt: 'A group of people stacking their hands together',
  },
  'tab-healthcare-ehr': {
    id: 'photo-1576091160550-2173dba999ef',
    alt: 'Hands typing on a laptop with a stethoscope lying on the desk beside it',
    dim: true,
  },
  'tab-healthcare-telemedicine': {
    id: 'photo-1576091160399-112ba8d25d1d',
    alt: 'A doctor in a white coat with a stethoscope, using a smartphone with both hands',
  },
  'tab-healthcare-security': {
    id: 'photo-1614064641938-3bbee52942c7',
    alt: 'A closed red padlock lying on a laptop keyboard lit in red and green',
  },
  'tab-healthcare-integration': {
    id: 'photo-1519494026892-80bbd2d6fd0d',
    alt: 'Interior of a modern hospital',
  },
  'tab-legal-practice-management': {
    id: 'photo-1505664194779-8beaceb93744',
    alt: 'A classical library hall with marble busts and tall shelves of old books',
  },
  'tab-legal-document-management': {
    id: 'photo-1450101499163-c8848c66ca85',
    alt: 'A person in a shirt writing on a paper document with a pen',
  },
  'tab-legal-security': {
    id: 'photo-1557597774-9d273605dfa9',
    alt: 'Rows of security cameras mounted on a grey brick wall',
  },
  'tab-legal-communication': {
    id: 'photo-1542744173-8e7e53415bb0',
    alt: 'A team in a boardroom meeting with laptops while one person presents',
  },
  'tab-financial-core-banking': {
    id: 'photo-1563013544-824ae1b704d3',
    alt: 'A person holding a bank card while typing on a laptop',
  },
  'tab-financial-trading-platforms': {
    id: 'photo-1611974789855-9c2a0a7236a3',
    alt: 'A candlestick price chart with moving-average lines on a black screen',
  },
  'tab-financial-risk-compliance': {
    id: 'photo-1554224155-6726b3ff858f',
    alt: 'A person working through tax papers and receipts with a phone calculator',
  },
  'tab-financial-payment-processing': {
    id: 'photo-1556742502-ec7c0e9f34b1',
    alt: 'A hand pushing a bank card into a small white card reader',
  },
  'tab-manufacturing-industrial-iot': {
    id: 'photo-1518770660439-4636190af475',
    alt: 'Close-up of a dark computer circuit board and its chips',
  },
  'tab-manufacturing-mes-erp': {
    id: 'photo-1551288049-bebda4e38f71',
    alt: 'A laptop screen showing an analytics dashboard with bar and line charts',
  },
  'tab-manufacturing-ot-security': {
    id: 'photo-1516937941344-00b4e0337589',
    alt: 'A large industrial process plant with steel towers and chimneys under a cloudy sky',
  },
  'tab-manufacturing-predictive-maintenance': {
    id: 'photo-1581092918056-0c4c3acd3789',
    alt: 'A hand working on the exposed circuit board of an electronic device',
  },
  'tab-architecture-cad-bim': {
    id: 'photo-1503387762-592deb58ef4e',
    alt: 'A person drawing on an architectural blueprint with a pencil',
  },
  'tab-architecture-rendering': {
    id: 'photo-1600585154340-be6161a56a0c',
    alt: 'A modern two-storey house with large windows lit up at dusk',
  },
  'tab-architecture-collaboration': {
    id: 'photo-1552664730-d307ca884978',
    alt: 'A woman pointing at sticky notes on a wall while her team watches with laptops',
  },
  'tab-architecture-storage': {
    id: 'photo-1573164713988-8665fc963095',
    alt: 'A woman holding a laptop in a corridor beside a wall of server racks',
  },
  'tab-nonprofit-donor-management': {
    id: 'photo-1469571486292-0ba58a3f068b',
    alt: 'Many hands reaching together with a red heart painted across them',
    dim: true,
  },
  'tab-nonprofit-fundraising-tech': {
    id: 'photo-1628527304948-06157ee3c8a6',
    alt: 'A hand holding a bank card over a payment terminal on an orange background',
  },
  'tab-nonprofit-volunteer-management': {
    id: 'photo-1531482615713-2afd69097998',
    alt: 'Two people looking at a computer screen together in a busy office',
  },
  'tab-nonprofit-grant-reporting': {
    id: 'photo-1454165804606-c3d57bc86b40',
    alt: 'Two people at laptops planning, one writing notes on paper',
  },
  'service-cloud-azure': {
    id: 'photo-1451187580459-43490279c0fa',
    alt: 'City lights on Earth at night, seen from space',
    dim: true,
  },
  'service-cloud-aws': {
    id: 'photo-1446776811953-b23d57bd21aa',
    alt: 'Clouds over the Earth seen from orbit, with part of a spacecraft in view',
  },
  'service-cloud-hybrid': {
    id: 'photo-1488229297570-58520851e868',
    alt: 'Rows of light points running toward a bright centre like a data tunnel',
  },
  'service-network-sdwan': {
    id: 'photo-1544197150-b99a580bb7a8',
    alt: 'Close-up of network cables plugged into a numbered patch panel',
  },
  'service-network-datacenter': {
    id: 'photo-1558494949-ef010cbdcc31',
    alt: 'Server racks in the dark with green lights and bundles of network cables',
  },
  'service-network-wifi': {
    id: 'photo-1606904825846-647eb07f5be2',
    alt: 'A wireless router',
  },
  'service-consulting-digital': {
    id: 'photo-1557804506-669a67965ba0',
    alt: 'A man presenting at a whiteboard to colleagues with laptops in a brick-walled office',
  },
  'service-consulting-ma': {
    id: 'photo-1521791136064-7986c2920216',
    alt: 'Two business people shaking hands in an office',
  },
  'service-consulting-licensing': {
    id: 'photo-1562564055-71e051d33c19',
    alt: 'Two people at a table reviewing and signing papers',
  },
  'service-development-fullstack': {
    id: 'photo-1498050108023-c5249f4df085',
    alt: 'A laptop showing code on a tidy white desk with a second screen behind it',
  },
  'service-development-uiux': {
    id: 'photo-1581291518633-83b4ebd1d83e',
    alt: 'A hand sketching app screen wireframes on paper with a pencil',
  },
  'service-development-devops': {
    id: 'photo-1461749280684-dccba630e2f6',
    alt: 'Close-up of colourful program code on a dark monitor',
  },
  'article-cloud-migration-best-practices': {
    id: 'photo-1451187580459-43490279c0fa',
    alt: 'City lights on Earth at night, seen from space',
    dim: true,
    focus: 'bottom',
  },
  'article-cybersecurity-threats-2024': {
    id: 'photo-1550751827-4bd374c3f58b',
    alt: 'Close-up of a circuit-board display glowing cyan in the dark',
  },
  'article-digital-transformation-smb': {
    id: 'photo-1519389950473-47ba0277781c',
    alt: 'A wooden table seen from above with people working on many laptops',
  },
  'article-network-infrastructure-wifi7': {
    id: 'photo-1544197150-b99a580bb7a8',
    alt: 'Close-up of network cables plugged into a numbered patch panel',
  },
  'article-managed-it-vs-internal': {
    id: 'photo-1531482615713-2afd69097998',
    alt: 'Two people looking at a computer screen together in a busy office',
    focus: 'right',
  },
});

export type PhotoSlot = keyof typeof photos;

const isSlot = (name: string): name is PhotoSlot => name in photos;

export const photoSlots = Object.keys(photos).filter(isSlot);
