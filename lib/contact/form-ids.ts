/** Id of the contact form. */
export const FORM_ID = 'contact-form';
/** Id of its heading: what fills the form in leads there. */
export const FORM_TITLE_ID = 'form-title';
