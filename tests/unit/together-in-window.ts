// First, and for all of them: they take down after each test what that has drawn and copied.
import '@testing-library/react';
import '@testing-library/user-event';
import { together } from '../support/together';

together(__dirname, { inWindow: true });
