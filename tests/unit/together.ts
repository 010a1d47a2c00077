/** @jest-environment node */
import { together } from '../support/together';

together(__dirname, { inWindow: false });
