import { render, screen } from '@testing-library/react';
import ErrorPage from '@/app/error';
import { ContactForm } from '@/components/contact/ContactForm';
import { company } from '@/content/company';
import { contact } from '@/content/pages/contact';
import { serviceOptions } from '@/content/schema/primitives';
import { pageStopped } from '@/content/ui';

it('takes over what was typed into the page that failed before its form was drawn', () => {
  const failed = document.createElement('form');
  failed.id = 'contact-form';
  failed.innerHTML = '<input name="email" value="ada@example.com"><textarea name="message">';
  document.body.append(failed);
  const { unmount } = render(<ErrorPage reset={() => undefined} />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(pageStopped);
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
