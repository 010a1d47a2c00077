import { benefitsSchema, serviceCardsSchema } from '@/content/schema/sections';
import { defineService } from '@/content/schema/service';

const sections = {
  benefits: benefitsSchema,
  included: serviceCardsSchema(6),
};

export const managedIt = defineService('managed-it', sections, {
  slug: 'managed-it',
  name: 'Managed IT Services',
  menu: 'Help desk, patching and monitoring under one SLA',
  serviceName: 'Managed IT Services',
  contactService: 'Managed IT Services',
  meta: {
    title: 'Managed IT services in Toronto',
    description:
      'Help desk, patching, backup, everyday security and a named account lead for Toronto offices where one person got stuck with the IT. 24/7 support.',
  },
  hero: {
    title: 'You can stop being the IT department.',
    lead: 'You were hired to run the office, and now everyone asks you about the Wi-Fi. Give them our number. A technician answers, and you hear about it only if you want to.',
    primary: { kind: 'contact', label: 'Hand Over Your IT' },
  },
  // Readings are ours, an illustration.
  instrument: {
    title: 'This week at your office',
    status: 'Handled',
    readings: [
      { label: 'Requests closed', value: '23 of 24' },
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
        title: 'The shoulder taps',
        description:
          'Forty people get one number and one address that reach technicians. Routine help runs weekdays 8 to 6 and Saturdays 9 to 5, and emergencies are answered 24/7.',
      },
      {
        icon: 'clock',
        title: 'The 8:15 surprise',
        // 0.1% of a 31-day month is 44.6 minutes.
        description:
          'We watch the server, the internet line and the backups while you sleep. Our SLA is 99.9% uptime, which leaves under 45 minutes of downtime in a month.',
      },
      {
        icon: 'dollar',
        title: 'The invoice nobody expected',
        description:
          'Support is one monthly fee, set out in writing. Hardware and projects are quoted first, so you have a number to show the owner before anyone spends it.',
      },
      {
        icon: 'users',
        title: 'The day-one scramble',
        description:
          'Tell us a name, a role and a start date. The laptop, accounts and licences are waiting that morning. When someone leaves, the same list runs in reverse.',
      },
      {
        icon: 'key',
        title: 'The password spreadsheet',
        description:
          'Router, domain and software logins move to a vault that belongs to your firm. You can take a vacation, or change providers, and nothing is locked in one head.',
      },
      {
        icon: 'refresh',
        title: 'The switchover itself',
        description:
          'We get the logins and notes from your current provider, or from whoever set it all up. With 500+ active clients, we have met the server nobody documented.',
      },
    ],
  },
  included: {
    title: 'Six services inside the monthly fee',
    lead: 'This is what keeps a 40-person office working. You do not have to know which of the six a problem belongs to before you call.',
    items: [
      {
        icon: 'headset',
        title: 'Help desk',
        description:
          'A technician picks up, asks to see the screen and stays with the problem until the person can work again. You see every request without chasing any.',
        features: [
          'Phone, email and chat for every employee',
          'Windows, Mac, iPhone and Android',
          'A visit to your Toronto office when hands are needed',
          'Repeat problems tracked to their cause',
        ],
      },
      {
        icon: 'activity',
        title: 'Monitoring and patching',
        description:
          'Each computer reports failing disks, full drives and missed updates to us. Most get fixed after hours, and the first you see of it is a line in the monthly report.',
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
          'Files, mailboxes and servers are copied every day to somewhere outside your office. Then we restore some of it, because a backup nobody has opened is a guess.',
        features: [
          'Outlook, OneDrive and SharePoint copied outside Microsoft 365',
          'One copy locked, so that ransomware cannot rewrite it',
          'A restore test every quarter, with the result sent to you',
          'A written order of what comes back first',
          'Canadian data centres where a contract or regulator asks for them',
        ],
      },
      {
        icon: 'lock',
        title: 'Everyday security',
        description:
          'The protections that a small firm is expected to have, switched on and kept on. When a client asks how you look after personal information, you have an answer.',
        features: [
          'Multi-factor sign-in on email, remote access and admin accounts',
          'Microsoft Defender for Business, or its equal, on each computer',
          'Laptops encrypted with BitLocker or FileVault',
          'Phishing lessons of five minutes, a few times a year',
          'Dates and screenshots kept for PIPEDA questions and insurance forms',
        ],
      },
      {
        icon: 'laptop',
        title: 'People and Microsoft 365',
        description:
          'Someone joins, leaves or changes teams. You send one request, we change everything it touches, and the licence bill matches the people you have.',
        features: [
          'Laptop, mailbox, groups and phone set up for the start date',
          'Access closed at the hour you name when somebody goes',
          'Teams and SharePoint permissions kept in order',
          'Unused licences found every quarter',
        ],
      },
      {
        icon: 'calendar',
        title: 'A named account lead',
        description:
          'One person learns your office, meets you each quarter and says what will need replacing, when and for about how much.',
        features: [
          'Every computer listed with its age and warranty',
          'A twelve-month IT budget your owner can approve',
          'Internet, phone and copier companies called for you',
          'Your network drawn and documented in your own files',
        ],
      },
    ],
  },
  closing: {
    title: 'Go back to the job you applied for.',
    lead: 'Tell us how many people you have, what breaks most often and when your current contract ends. We reply within 24 hours, and nobody will quiz you on acronyms.',
    primary: { kind: 'contact', label: 'Schedule a Consultation' },
    secondary: { kind: 'page', label: 'View All Services', href: '/services' },
  },
});
