import { photographs } from '@/lib/page-script/photographs';
import { removeListenersAfterEach } from '../../../support/listeners';

removeListenersAfterEach();

it('marks the photograph that failed, and nothing else', () => {
  document.body.innerHTML = '<img id="lost"><img id="there"><video id="film"></video>';
  photographs();
  for (const id of ['lost', 'film']) document.getElementById(id)?.dispatchEvent(new Event('error'));
  const marked = [...document.querySelectorAll('[data-failed]')].map(({ id }) => id);
  expect(marked).toEqual(['lost']);
});
