/** @jest-environment node */
import { saysDelivered } from '@/lib/contact/answer';
import { validValues } from '../../../support/contact-values';

it.each([
  '',
  ' \n',
  'OK',
  'ok\n',
  'Accepted',
  'true',
  '1',
  'null',
  '"sent"',
  '[]',
  '{}',
  '\u{FEFF}{}',
  '{"success":true}',
  '{"success":"true","message":"The form was submitted successfully."}',
  '{"ok":true,"next":"/thanks"}',
  '{"ok":true,"error":null,"errors":[]}',
  '{"error":false,"errorMessage":"","errors":{}}',
  '{"error":"false"}',
  '{"code":200,"status":"success"}',
  '{"code":"200","status":"OK"}',
  '{"status":"mail_sent","invalid_fields":[]}',
  '{"statusCode":201,"result":"success"}',
  '{"id":7,"status":2,"priority":1}',
  '{"id":7,"status":"new","code":1000}',
  '{"data":null,"result":null}',
  '{"status":0,"result":0}', // a number is a code of the service's own
  '[null]',
  '[{"success":true}]',
])('takes %j for a delivery', (body) => expect(saysDelivered(body)).toBe(true));

it('takes what was sent, sent back, for a delivery: its words are no verdict', () => {
  const words = { ...validValues, message: 'Error 500: success false, mail failed.' };
  expect(saysDelivered(JSON.stringify(words))).toBe(true);
  expect(saysDelivered(JSON.stringify({ success: true, ...words }))).toBe(true);
});

it.each([
  ['FormSubmit, before it is activated', '{"success":"false","message":"Activate the form"}'],
  ['Web3Forms, Getform and reCAPTCHA', '{"success":false,"error-codes":["timeout"]}'],
  ['no success', '{"success":null}'],
  ['success in a word', '{"success":"error"}'],
  ['nothing was sent', '{"sent":0}'],
  ['success in an empty list', '{"success":[]}'],
  ['success in nothing', '{"ok":{}}'],
  ['Slack', '{"ok":false,"error":"channel_not_found"}'],
  ['Formspree', '{"error":"Form not found"}'],
  ['Formspree’s list', '{"errors":[{"code":"EMPTY"}]}'],
  ['errors by field', '{"errors":{"email":["is not an email"]}}'],
  ['a cloud function that failed', '{"errorMessage":"boom","errorType":"Error"}'],
  ['Formcarry', '{"code":422,"status":"error"}'],
  ['a gateway', '{"statusCode":502,"body":""}'],
  ['a code in words', '{"code":"404"}'],
  ['a status in figures', '{"status":500}'],
  ['a status that leads on', '{"status":302}'],
  ['the first status that is no success', '{"code":300}'],
  ['JSend', '{"status":"fail","data":{}}'],
  ['Contact Form 7', '{"status":"mail_failed"}'],
  ['Contact Form 7, a field', '{"status":"validation_failed"}'],
  ['Contact Form 7, its consent', '{"status":"acceptance_missing"}'],
  ['Contact Form 7, spam', '{"status":"spam"}'],
  ['a spreadsheet', '{"result":"error"}'],
  ['a gateway that denies', '{"status":"denied"}'],
  ['one that gives up', '{"status":"aborted"}'],
  ['a filter’s word', '{"result":"blocked"}'],
  ['one that gives no right to it', '{"status":"forbidden"}'],
  ['a list’s word', '{"result":"rejected"}'],
  ['a bare result', '{"result":false}'],
  ['a list', '[{"success":true},{"success":false}]'],
  ['names in capitals', '{"Success":false,"Message":"no key"}'],
  ['an error in capitals', '{"Error":"no key"}'],
  ['a status code in capitals', '{"StatusCode":500}'],
  ['a bare no', 'false'],
  ['WordPress', '0'],
  ['WordPress, no right to', '-1'],
  ['words', 'Error: could not connect to the mail server'],
  ['one word', 'Unauthorized'],
  ['two words', 'Not found'],
  ['a firewall', 'Access denied by rule 7'],
  ['PHP', 'PHP Warning:  mail(): Failed to connect'],
  ['a function, in a word', 'no'],
  ['a filter', 'Spam'],
  ['a field', 'Invalid e-mail address'],
  ['a list of senders', 'Rejected: sender is blocked'],
])('takes the no of %s for what it is: %j', (_name, body) =>
  expect(saysDelivered(body)).toBe(false),
);

it.each([
  ['a page', '<!DOCTYPE html><title>Welcome</title>'],
  ['a page after space', '\n <html lang="en"></html>'],
  ['a warning of PHP before the answer', '<br />\n<b>Warning</b>: mail()\n{"success":true}'],
  ['XML', '<?xml version="1.0"?><ok/>'],
  ['an answer cut in the middle', '{"success":tr'],
  ['a list cut in the middle', '[{"success":true}'],
  ['a word cut in the middle', '"sen'],
])('takes %s for no answer: %j', (_name, body) => expect(saysDelivered(body)).toBe(false));
