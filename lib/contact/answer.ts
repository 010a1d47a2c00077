/** Words that say no: Contact Form 7’s, JSend’s, and their like. */
const REFUSALS = 'fail|error|invalid|spam|missing|reject|denied|abort|blocked|forbidden';
/** No, where a service says how it went. */
const NO = new RegExp(`^(?:false|no|0|-1)$|${REFUSALS}`, 'i');
/**
 * Plain words that say no, or are a complaint of the program that should have delivered. By how they begin:
 * further in, such a word may be part of a thank-you (“no error”).
 */
const COMPLAINT = new RegExp(
  `^(?:no$|(?:PHP )?(?:${REFUSALS}|fatal|warning|exception|unauthori|not found|access denied))`,
  'i',
);

const isNothing = (value: unknown): boolean =>
  !value || value === 'false' || (typeof value === 'object' && Object.keys(value).length === 0);
const isNo = (value: unknown): boolean =>
  value === false || (typeof value === 'string' && NO.test(value));
/** A status of HTTP, as a number or in digits, that is no success. Other numbers are a service's own. */
const isFault = (value: unknown): boolean => Number(value) >= 300 && Number(value) < 600;

/** Whether JSON says that nothing was delivered. The words of a message, sent back, are never looked at. */
function refuses(answer: unknown): boolean {
  if (Array.isArray(answer)) return answer.some(refuses);
  if (typeof answer !== 'object') return NO.test(String(answer));
  if (answer === null) return false;
  // Some programs write the names of what they say with a capital.
  const named = Object.entries(answer).map(([name, value]) => [name.toLowerCase(), value]);
  const told: Record<string, unknown> = Object.fromEntries(named);
  return (
    ['success', 'ok', 'sent'].some(
      (key) => key in told && (isNothing(told[key]) || isNo(told[key])),
    ) ||
    ['error', 'errors', 'errormessage'].some((key) => !isNothing(told[key])) ||
    ['status', 'result'].some((key) => isNo(told[key])) ||
    ['status', 'statuscode', 'code'].some((key) => isFault(told[key]))
  );
}

/**
 * Whether the body of a 2xx may stand for a delivery. Some form services answer 200 with an error in it,
 * some hosts answer a POST with a page of theirs, and JSON that cannot be read was cut. The README lists
 * what is understood.
 */
export function saysDelivered(body: string): boolean {
  const text = body.trim();
  try {
    return !refuses(JSON.parse(text));
  } catch {
    return !/^[<[{"]/.test(text) && !COMPLAINT.test(text);
  }
}
