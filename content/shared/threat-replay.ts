import { parseContent } from '../schema/parse';
import { replaySchema } from '../schema/replay';

/**
 * Seconds since the click. Nothing of this happened. The times keep to what the page states: detection in
 * under a minute, a response of 51 seconds, a call within five minutes of the alert (tested).
 */
const at = { click: 0, signIn: 20, rule: 45, alert: 65, locked: 116, call: 280, kept: 360 };

/** An invoice fraud that begins in a mailbox. It says what to look for, never how it is done. */
// Here, whose file a message has to name: the page that shows it checks it as its own.
export const threatReplay = parseContent('content/shared/threat-replay.ts', replaySchema, {
  title: 'An invoice fraud, minute by minute',
  lead: 'A bookkeeper’s mailbox is taken over to redirect a customer’s payment. The firm and the incident are made up. The times follow this page’s figures; Microsoft’s logs can come minutes, even an hour, later.',
  steps: [
    {
      at: at.click,
      title: 'A copied sign-in page',
      attacker: 'The bookkeeper types a password and a code. Both reach the wrong server.',
      us: 'Nothing yet. The page is outside the firm, and its link was new to the mail filter.',
      check:
        'Can your staff sign in with a passkey? It does not work on a page with another address.',
    },
    {
      at: at.signIn,
      title: 'A second person signs in',
      attacker: 'The bookkeeper’s mailbox, exactly as the bookkeeper sees it.',
      us: 'A sign-in from a network and a device that this account has never used.',
      check: 'Open “My sign-ins” in your Microsoft 365 account. Do you recognize every line?',
    },
    {
      at: at.rule,
      title: 'Replies start to disappear',
      attacker: 'An unpaid invoice. A new rule keeps the customer’s replies out of sight.',
      us: `A new inbox rule, ${at.rule - at.signIn} seconds after the strange sign-in.`,
      check:
        'Read through the rules of your own mailbox. Ask about each one that you did not make.',
    },
    {
      at: at.alert,
      title: 'The alert',
      attacker: 'Nothing of the alert. An email with other bank details is half written.',
      us: `The sign-in and the rule together raise a critical alert, ${at.alert - at.signIn} seconds after the sign-in.`,
      check: 'Who receives such an alert at your firm, and who does on a Sunday night?',
    },
    {
      at: at.locked,
      title: 'The account is locked',
      attacker: 'A page that asks for a new sign-in. The email was not sent.',
      us: `The account is locked and its sessions are ended, ${at.locked - at.alert} seconds after the alert.`,
      check: 'Find out who may lock an account at once, without waiting for an approval.',
      marked: true,
    },
    {
      at: at.call,
      title: 'Your telephone rings',
      attacker: 'A password that no longer opens anything.',
      us: 'Your named contact picks up and hears what happened, what is locked and what comes next.',
      check: 'Write down whom to call, in which order, on numbers that do not depend on email.',
    },
    {
      at: at.kept,
      title: 'What is kept as evidence',
      attacker: 'One mailbox lost, but its contacts kept. Another attempt is likely.',
      us: 'Sign-in, rule and email are exported for your insurer. The search for other clicks begins.',
      check: 'Paying a supplier? Check new bank details by calling a number you already had.',
    },
  ],
  after:
    'If a payment has gone out, call your bank at once and ask it to recall the money. Then report the fraud to the police and to the Canadian Anti-Fraud Centre.',
});
