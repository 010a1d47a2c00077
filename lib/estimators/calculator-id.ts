/** Anchor of the calculator on pages that have one. */
export const CALCULATOR_ID = 'calculator';
