import { benefitsSchema, resourcesSchema, serviceCardsSchema } from '@/content/schema/sections';
import { defineService } from '@/content/schema/service';
import {
  emergency,
  emergencyHours,
  messageReply,
  response,
  routineHours,
  uptime,
} from '@/content/shared/service-hours';

const sections = {
  benefits: benefitsSchema,
  included: serviceCardsSchema(6),
  resources: resourcesSchema(3),
};

export const managedIt = defineService('managed-it', sections, {
  slug: 'managed-it',
  name: 'Managed IT Services',
  menu: 'Help desk, patching and monitoring',
  serviceName: 'Managed IT Services',
  contactService: 'Managed IT Services',
  meta: {
    title: 'Managed IT services in Toronto',
    description:
      'For Toronto offices without an IT department: a help desk, patching, backup, everyday security and a named account lead. Emergencies answered 24/7.',
  },
  hero: {
    title: 'You can stop being the IT department.',
    lead: 'You were hired to run the office, and now everyone asks you about the Wi-Fi. Give them our number. A technician answers, and you hear about it only if you want to.',
    primary: { kind: 'contact', label: 'Get an IT Quote' },
  },
  // Readings are ours, an illustration.
  instrument: {
    title: 'This week',
    status: 'Handled',
    readings: [
      { label: 'Requests closed', value: '11 of 11' },
      { label: 'Waiting on you', value: '0' },
      { label: 'Computers up to date', value: '46 of 46' },
      { label: 'Restore test', value: 'Passed Tuesday' },
      { label: 'New hire’s laptop', value: 'Ready for Monday' },
    ],
  },
  benefits: {
    title: 'What comes off your desk',
    items: [
      {
        icon: 'phone',
        title: 'Constant interruptions',
        description: `Your staff call us instead of you, ${routineHours}. An emergency, such as ${emergency}, is answered ${emergencyHours}; our target is ${response.emergency} to start work.`,
      },
      {
        icon: 'clock',
        title: 'Watching for outages',
        description: `We watch ${emergencyHours}. Agreed uptime is ${uptime.figure} over ${uptime.window} on listed systems. Not counted: ${uptime.excludes}.`,
      },
      {
        icon: 'dollar',
        title: 'Unexpected invoices',
        description:
          'Support is one monthly fee, quoted after a look at the office, with term and notice period. Hardware, software licences and projects are quoted separately, so the owner sees each price first.',
      },
      {
        icon: 'users',
        title: 'New hires and departures',
        description:
          'Tell us the name, role and start date a few days ahead: the accounts and one of your spare laptops are ready on that date. When someone leaves, we close the accounts.',
      },
      {
        icon: 'key',
        title: 'The password spreadsheet',
        description:
          'Router, domain and software logins move to a vault that belongs to your firm. You can take a vacation, or change providers, and still have them all.',
      },
      {
        icon: 'refresh',
        title: 'Changing providers',
        description:
          'We ask your provider, or whoever set things up, for logins and notes, and document the rest.',
      },
    ],
  },
  included: {
    title: 'Six services inside the monthly fee',
    lead: 'What a 40-person office needs day to day. You can call without knowing which of the six it is.',
    items: [
      {
        icon: 'headset',
        title: 'Help desk',
        description:
          'A technician answers the phone, looks at the screen and follows the problem until the person can work again. You see the state of every request.',
        features: [
          'Phone, email, chat and 24/7 emergency line',
          `Routine requests by email or chat: target ${response.routine} to respond, in open hours`,
          'Windows, Mac, iPhone and Android',
          'A visit to your Toronto office if needed',
          'Repeat problems tracked to their cause',
        ],
      },
      {
        icon: 'activity',
        title: 'Monitoring and patching',
        description:
          'Each computer reports failing disks, full drives and missed updates to us. We fix what we can after hours and list it all in the monthly report.',
        features: [
          'Windows, macOS and common applications updated monthly',
          'Urgent security fixes moved to the front of the line',
          'Restarts planned for evenings, with a warning on screen',
          'Servers, switches and the internet line watched 24/7',
        ],
      },
      {
        icon: 'archive',
        title: 'Backup and recovery',
        description:
          'Files, mailboxes and servers are copied every day to a place outside your office. We test restores, because an untested backup may not work.',
        features: [
          'Outlook, OneDrive and SharePoint copied outside Microsoft 365',
          'One copy locked, so that ransomware cannot rewrite it',
          'A restore test every quarter, with the result sent to you',
          'A written order of what comes back first',
          'Copies in Canada where a rule or contract asks; your agreement says where',
        ],
      },
      {
        icon: 'lock',
        title: 'Everyday security',
        description:
          'Basic protections that insurers and clients expect, with records. Analysts on watch at night come with the cybersecurity plans.',
        features: [
          'Multi-factor authentication on email, remote access and admin accounts',
          'Defender for Business or an equivalent managed on each computer',
          'Laptops encrypted with BitLocker or FileVault',
          'Short phishing lessons, a few times a year',
          'Dates and screenshots kept for privacy-law questions and insurance forms',
        ],
      },
      {
        icon: 'laptop',
        title: 'People and Microsoft 365',
        description:
          'When people join, leave or change teams, you send one request. We change everything it touches, reuse spare licences and end the rest at renewal.',
        features: [
          'Laptop, mailbox, groups and phone set up for the start date',
          'Access closed at the hour you name when a person leaves',
          'Teams and SharePoint permissions kept in order',
          'Unused licences found every quarter',
        ],
      },
      {
        icon: 'calendar',
        title: 'A named account lead',
        description:
          'One person learns your office, meets you each quarter and tells you what will need replacing, when, and at about what cost.',
        features: [
          'Every computer listed with its age and warranty',
          'A twelve-month IT budget your owner can approve',
          'Internet, phone and copier companies called for you',
          'Your network drawn and documented in your own files',
        ],
      },
    ],
  },
  resources: {
    title: 'Before you ask for a quote',
    lead: 'Two articles and a security worksheet.',
    items: [
      {
        article: 'managed-it-vs-internal',
        description: 'A year of each for 40 people, item by item.',
      },
      {
        article: 'network-infrastructure-wifi7',
        description: 'How to find out what is slow before you buy.',
      },
      { guide: 'security-baseline' },
    ],
  },
  closing: {
    title: 'Let us see your office.',
    lead: `How many people work there, what breaks most often and when does your current contract end? Expect a reply within ${messageReply}.`,
    primary: { kind: 'contact', label: 'Schedule a Consultation' },
    secondary: { kind: 'page', label: 'View All Services', href: '/services' },
  },
});
