import { act, render, screen } from '@testing-library/react';
import ErrorPage from '@/app/error';
import { ContactForm } from '@/components/contact/ContactForm';
import { company } from '@/content/company';
import { contact } from '@/content/pages/contact';
import { serviceOptions } from '@/content/schema/primitives';
import { pageStopped } from '@/content/ui';
import { followLinks } from '@/lib/navigation/soft-navigation';
import { removeListenersAfterEach } from '../../support/listeners';

removeListenersAfterEach();

it('takes over what was typed into the page that failed before its form was drawn', () => {
  const failed = document.createElement('form');
  failed.id = 'contact-form';
  failed.innerHTML = '<input name="email" value="ada@example.com"><textarea name="message">';
  document.body.append(failed);
  const scrolled = jest.spyOn(window, 'scrollTo').mockReturnValue();
  const { unmount } = render(<ErrorPage reset={() => undefined} />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(pageStopped);
  // The page that failed may have been read to its end.
  expect(scrolled).toHaveBeenCalledWith({ top: 0, behavior: 'instant' });
  failed.remove();
  unmount();
  render(
    <ContactForm
      copy={contact.form}
      services={serviceOptions}
      company={company}
      delivery={{ endpoint: '', format: 'json', fields: [] }}
    />,
  );
  expect(screen.getByLabelText(contact.form.fields.email.label)).toHaveValue('ada@example.com');
});

it.each([
  ['on the way to it', '<div data-rest></div>', true],
  ['when it is there', '<p>Plans</p>', false],
])('has a page loaded that fails %s', async (_, shown, loads) => {
  const load = jest.fn();
  const words = { unsent: () => false, answered: async () => false, load };
  const leave = followLinks(
    () => undefined,
    words,
    () => undefined,
  );
  document.body.innerHTML = '<a href="/services/cloud">Cloud</a>';
  document.body.querySelector('a')?.click();
  document.body.innerHTML = shown;
  const page = document.createElement('main');
  document.body.append(page);
  const { unmount } = render(<ErrorPage reset={() => undefined} />, { container: page });
  await act(async () => undefined);
  expect(load.mock.calls).toEqual(loads ? [[`${location.origin}/services/cloud`]] : []);
  unmount();
  leave();
});
