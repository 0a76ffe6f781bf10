import { vars } from './contract.css.ts';

/** Read in its own direction whatever stands around it, so that signs, dates and times keep their order. */
export const isolated = { unicodeBidi: 'plaintext' } as const;

/** Digits of one width in the text's own face: amounts, counts, times. */
export const tabular = { fontStretch: vars.font.numberWidth, fontVariantNumeric: 'tabular-nums' } as const;

/** The same in the face of numbers: codes, dates, what is read digit by digit. */
export const numerals = { fontFamily: vars.font.number, ...tabular } as const;
