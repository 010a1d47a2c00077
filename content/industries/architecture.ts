import { defineIndustry } from '@/content/schema/industry';
import { emergencyHours, response, routineHours, uptime } from '@/content/shared/service-hours';
import { architecture as model } from '@/lib/estimators/architecture';
import { formatDollars } from '@/lib/format/numbers';

/** What a studio of Studio’s size comes to, item by item. */
const byItem = formatDollars(
  model.estimate({ designers: 8, projects: 10, renderHours: 50 }).monthly,
);

export const architecture = defineIndustry('architecture', {
  slug: 'architecture',
  name: 'Architecture and design',
  menu: 'Workstations and storage for BIM and rendering',
  serviceName: 'Architecture and design IT',
  contactService: 'Managed IT Services',
  meta: {
    title: 'IT for architecture studios in Toronto',
    description:
      'Tuned AutoCAD and Revit workstations, a 48-core render farm, shared models and drawing archives for design studios in Toronto.',
  },
  hero: {
    tagline: 'IT for Toronto architecture studios',
    title: 'Fast models, overnight renders, drawings you can find.',
    lead: 'We tune the workstations that run AutoCAD and Revit, render overnight on a shared 48-core farm, and file every issued set. Your studio needs no IT person of its own.',
    primary: { kind: 'contact', label: 'Get Performance Assessment' },
    secondary: { kind: 'viewGuide', label: 'View CAD/BIM Guide', guide: 'cad-bim' },
    badges: ['AutoCAD Certified', 'Revit Optimized', '200+ Firms'],
  },
  instrument: {
    title: 'Render farm',
    status: 'Ready',
    readings: [
      { label: 'Cores available', value: '48' },
      { label: 'Queue', value: '1 job' },
      { label: 'Last night', value: '14 stills, done 04:12' },
      { label: 'Next job', value: 'Lobby, view 3, 19:00' },
      { label: 'Render licences free', value: '6 of 6' },
    ],
  },
  stats: [
    {
      number: uptime.figure,
      label: `uptime SLA, over ${uptime.window}`,
      icon: 'activity',
      source: 'claim',
    },
    {
      number: '75%',
      label: 'faster rendering of stills, target',
      icon: 'timer',
      source: 'claim',
    },
    { number: '48', label: 'render cores available', icon: 'cpu', source: 'claim' },
    { number: '200+', label: 'firms supported', icon: 'building', source: 'claim' },
  ],
  tabs: {
    title: 'Where a studio loses time',
    lead: 'Opening, rendering, sharing and finding files all cost time: we time each first. Shared models and model checks need the Firm plan.',
    items: [
      {
        id: 'cad-bim',
        label: 'CAD and BIM',
        title: 'Models that open and sync faster',
        description:
          'A slow model is seldom one thing. It is a laptop bought for email, a graphics driver two years old, forty linked files and a central model on the wrong disk. We measure, fix the largest cause first, and show you the seconds before and after.',
        features: [
          'Workstations specified by role: drafting, modelling, visualization',
          'Graphics drivers matched to each release and tested before rollout',
          'Each project kept on its first release while Autodesk supports it',
          'Central models placed for quick sync, with worksharing set up to suit',
          'Model audits: warnings, unused families, heavy imports and links',
          'Templates, plot styles, fonts and add-ins identical at every desk',
        ],
        benefits: [
          'You stop planning the morning around how long the model takes to open',
          'New staff draw on their first day, with your standards loaded',
          'A sheet plots the same from any desk',
          'A project changes release only once you and its consultants agree',
        ],
        picture: 'tab-architecture-cad-bim',
      },
      {
        id: 'rendering',
        label: 'Rendering',
        title: 'Overnight rendering on a shared farm',
        description:
          'One large still can hold a designer’s machine for an afternoon. We move that work to a managed farm with 48 cores, queue it by deadline and report before the morning meeting what finished. The 75% is a target against one workstation, not a promise; we test your own scenes.',
        features: [
          '48 cores in one shared queue, by deadline',
          'V-Ray jobs sent from 3ds Max, Rhino, SketchUp and Revit',
          'GPU workstations for Enscape and Lumion walk-throughs',
          'Textures and proxies packed with the scene, so fewer maps go missing',
          'Large scenes sent at night, so the office internet stays free by day',
          'A text to the project lead when a frame fails, while there is still time',
        ],
        benefits: [
          'The designer who built the scene gets the machine back',
          'There is room for one more material study before the client arrives',
          'Render hours are logged by project, so you can bill them',
          'You buy fewer heavy workstations, and put them at the right desks',
        ],
        picture: 'tab-architecture-rendering',
      },
      {
        id: 'collaboration',
        label: 'Collaboration',
        title: 'One model, however many consultants',
        description:
          'Say your structural engineer is in Mississauga, your landscape architect in Montréal and your intern on a train. We set up shared models and issue sets so that each works from the current one, and you can show who was sent each revision.',
        features: [
          'Revit cloud worksharing in Forma Design Collaboration (formerly BIM Collaborate Pro)',
          'Consultant access by project, closed on the day the project closes',
          'Transmittals that record what went to whom, and when',
          'Bluebeam mark-up sessions filed with the drawing set',
          'Large files sent from your own domain, by links that expire',
          'Meeting rooms equipped to show a client a live model',
        ],
        benefits: [
          'Consultants stop tracing last month’s grid, so fewer clashes reach the site',
          'The model can be opened and edited from home or from site',
          'A departing consultant loses access the day you tell us, in help desk hours',
          'When a contractor disputes a revision, the record is one search away',
        ],
        picture: 'tab-architecture-collaboration',
      },
      {
        id: 'storage',
        label: 'Storage',
        title: 'Every issued set kept and findable',
        description:
          'A building outlives the laptop it was drawn on. Live projects go on fast disks, closed ones in a cheaper archive, and both in backups locked against change, so the record drawings of a 2011 school are there when its addition goes to tender.',
        features: [
          'Solid-state project storage sized for models, scans and textures',
          'On the Firm plan, hourly versions of server files on a second device',
          'Off-site backups kept in Canada and locked against ransomware',
          'Archive periods agreed with your lawyer and insurer, applied by project',
          'Point clouds and drone footage kept off the drafting disks',
          'On the Firm plan, a monthly restore test on a real project folder',
        ],
        benefits: [
          'An overwritten detail is copied back instead of redrawn',
          'Old projects stop crowding new ones off the server',
          'A claim or an addition years later starts from a complete set',
          'You know what the next competition will cost to store before you enter it',
        ],
        picture: 'tab-architecture-storage',
      },
    ],
  },
  estimator: {
    id: 'architecture',
    title: 'What a month of studio IT costs',
    lead: 'The calculator prices desks, models and farm time (setup is quoted); a plan covers all staff and adds the help desk. The value of time is a rough assumption: we redo it with your rates.',
    inputs: {
      designers: { label: 'Designers', format: { unit: { one: 'designer', other: 'designers' } } },
      projects: {
        label: 'Live projects',
        format: { unit: { one: 'live project', other: 'live projects' } },
      },
      renderHours: {
        label: 'Render hours',
        format: {
          unit: { one: 'render hour per month', other: 'render hours per month' },
          suffix: 'h / month',
        },
      },
    },
    results: {
      monthly: 'per month, item by item',
      annual: 'Cost per year',
      designers: 'Designers’ desks',
      projects: 'Models and project storage',
      renderHours: 'Time on the farm',
      savings: 'Value of time returned per year',
      net: 'Time returned less cost, per year',
    },
    // Ours: reading the formula's 10, 200 and 50 as hours a week, dollars an hour and weeks.
    method:
      'Each month: $250 a designer, $50 a project, $2 a render hour (one 8-core machine for an hour). Time returned is a rough assumption: 10 hours a week per designer for 50 weeks, at a billing rate of $200 an hour.',
    handover: 'Send us your studio’s numbers',
  },
  // Ours: the categories and their counts.
  checklist: {
    title: 'What we tune and check',
    lead: 'A finished studio’s sheet, as an example. A line reads “Optimized” once its checks pass; what can be timed must also be faster.',
    done: 'Optimized',
    open: 'Pending',
    items: [
      { category: 'Workstations and graphics', completed: true, itemCount: 14 },
      { category: 'AutoCAD and Revit settings', completed: true, itemCount: 18 },
      { category: 'Model sync and worksharing', completed: true, itemCount: 11 },
      { category: 'Render queue and licences', completed: true, itemCount: 9 },
      { category: 'Project storage and archive', completed: true, itemCount: 10 },
      { category: 'Plotting, colour and standards', completed: true, itemCount: 8 },
    ],
  },
  plans: {
    title: 'What a studio pays',
    lead: 'A studio of 20 fits Firm: $3,999 a month in Canadian dollars before HST, about $200 a person, with 200 render hours in it, and $7,500 once.',
    items: [
      {
        id: 'studio',
        name: 'Studio',
        price: { monthly: 1299, setup: 2500 },
        description: 'For a small practice where a principal still resets the router.',
        features: [
          'Up to 8 people',
          'Workstations tuned for AutoCAD, Revit or Archicad',
          `IT help ${routineHours}, emergencies ${emergencyHours}`,
          'Daily off-site backup, archive included',
          '50 render hours a month on the farm',
          'Licence and renewal calendar',
        ],
        idealFor: ['Practices of up to 8 people', 'One office, some days at home'],
      },
      {
        id: 'firm',
        name: 'Firm',
        price: { monthly: 3999, setup: 7500 },
        description: 'For a studio with several live projects and a submission most months.',
        features: [
          'Up to 25 people',
          'Everything in Studio',
          '200 render hours a month, first in the queue when deadlines tie',
          'Shared models and consultant access managed by project',
          'A health check of every live model, each month',
          'Hourly copies on a second device, monthly restore test',
          'A technician on standby for deadline nights you name',
          'Yearly hardware plan with prices',
        ],
        idealFor: ['Studios of 9 to 25 people', 'Several consultants on every project'],
        highlighted: true,
      },
      {
        id: 'enterprise',
        name: 'Enterprise',
        price: { monthly: 'Custom', setup: 'Custom' },
        description: 'For firms whose offices draw in the same model.',
        features: [
          'Any number of people and offices',
          'Everything in Firm',
          'Render nodes of your own, CPU and GPU',
          'Model and file performance tuned between offices',
          'Templates and add-ins deployed across the firm',
          'A named lead who sits in on your BIM meetings',
        ],
        idealFor: ['Firms of more than 25 people', 'Joint ventures and multi-office teams'],
      },
    ],
    note: 'Software subscriptions stay in your name, at the maker’s price. Setup covers the timing, the tuning and the move of live projects. Our uptime SLA is for systems listed in your agreement.',
  },
  partners: {
    title: 'The tools on your designers’ screens',
    lead: 'We run and support these. “AutoCAD Certified” means our technicians’ own certificates, shown on request; “Revit Optimized” is our phrase for the tuning, not a mark of Autodesk’s.',
    items: [
      { name: 'AutoCAD', type: 'General CAD' },
      { name: 'Revit', type: 'BIM' },
      { name: 'Archicad', type: 'BIM' },
      { name: 'Forma Design Collaboration', type: 'Collaboration' },
      { name: 'SketchUp', type: '3D modelling' },
      { name: 'Rhino', type: '3D design' },
      { name: '3ds Max', type: 'Visualization' },
      { name: 'V-Ray', type: 'Rendering' },
      { name: 'Enscape', type: 'Real-time rendering' },
      { name: 'Lumion', type: 'Real-time rendering' },
      { name: 'Adobe Creative Cloud', type: 'Graphics suite' },
      { name: 'Grasshopper', type: 'Parametric design' },
    ],
  },
  faqs: {
    title: 'Questions from studio principals',
    items: [
      {
        question: 'Why is Revit slow, and do we need new workstations?',
        answer:
          'Much of Revit leans on the speed of a single core and on memory, so drafting needs no costly many-core workstation, and you may need fewer than you fear. We time opening, syncing and printing at three desks, audit one live model, and list the remedies by seconds gained. Some are free, such as purging old imports. Hardware comes last.',
      },
      {
        question: 'What does 75% faster rendering mean for our scenes?',
        answer:
          '75% faster is 1.75 times the speed: seven stills in the time of four. It is our target for stills moved from one workstation to the farm. Large stills gain most, small tests less, and a new many-core workstation of yours may leave little to gain. So before you sign we run two of your own scenes on both and give you the times. Real-time tools such as Enscape gain from a better GPU instead.',
      },
      {
        question: 'The calculator and the Firm plan differ. Which do we pay?',
        answer: `You choose; the quote shows both. Item by item, 10 designers, 20 live projects and 100 render hours come to $3,700 a month; Firm is $3,999 and $7,500 setup, for up to 25 people and 200 render hours. Item by item, 8 designers, 10 projects and 50 hours come to ${byItem}; Studio is $1,299, with $2,500 setup. Items can cost less for two or three people.`,
      },
      {
        question: 'Is ten hours a week per designer a fair assumption?',
        answer:
          'No, it is high. In our CAD and BIM guide, a made-up studio with slow models wins back about 35 minutes a week for each designer. The calculator assumes ten hours won back per designer each week, at $200 for 50 weeks: $1,000,000 a year for ten. Win back two hours, and it is $200,000, against a yearly cost of $44,400. And $200 is a billing rate: time returned earns it only if you bill it. The assessment replaces our guess with your own times.',
      },
      {
        question: 'What if a server dies the night before a submission?',
        answer: `Call at any hour: our target is ${response.emergency} to start work. On Firm, server files are copied hourly to a second device, and two or three people finish and print the set from the last copy while the rest is restored. Name the date ahead and a technician is on standby. On Studio, the last daily backup is restored. Models in Autodesk’s cloud go back to a version kept there.`,
      },
      {
        question: 'How long is the changeover, and can we leave again?',
        answer:
          'Most of a month for a studio of 20: a week to time and list, a week to build, then desks in groups of five with no project moved in its submission week. The term and notice are written in the quote. Licences stay in the practice’s name. On leaving you get models and archives on disk with an index, and the passwords in a vault.',
      },
    ],
  },
  closing: {
    title: 'Bring us your slowest model.',
    lead: 'We quote first, then time the model, open it up and write down what slows it. The list is yours to keep.',
    primary: { kind: 'contact', label: 'Schedule Performance Assessment' },
    secondary: { kind: 'saveGuide', label: 'Download CAD/BIM Guide', guide: 'cad-bim' },
  },
  figures: [
    { figure: '04:12', reason: 'An example reading: when the night’s renders were done.' },
    { figure: '19:00', reason: 'An example reading: when the next render begins.' },
    { figure: '2011', reason: 'An example of an older building, of no particular client.' },
    {
      figure: '$200,000',
      reason: 'Two hours in place of ten: a fifth of the calculator’s $1,000,000.',
    },
    {
      figure: '35 minutes',
      reason: 'Half of 14 minutes a day, five days a week, as our guide’s example counts.',
    },
    { figure: byItem, reason: 'The formula for 8 designers, 10 projects and 50 render hours.' },
  ],
});
