import { vars } from './contract.css.ts';

/** Isolates the text direction from its surroundings, so that signs, dates and times keep their order. */
export const isolated = { unicodeBidi: 'plaintext' } as const;

/** Digits of one width in the text's own face: amounts, counts, times. */
export const tabular = { fontStretch: vars.font.numberWidth, fontVariantNumeric: 'tabular-nums' } as const;

/** The same in the number font: codes, dates, text read digit by digit. */
export const numerals = { fontFamily: vars.font.number, ...tabular } as const;
