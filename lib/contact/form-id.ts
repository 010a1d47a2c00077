/** Id of the contact form's heading: what fills the form in leads to it. */
export const FORM_ID = 'form-title';
