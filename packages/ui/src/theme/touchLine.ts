import { touch } from './contract.css.ts';

/** Padding above and below a line of text that is pressed: with it the line is as high as a finger needs. */
export const touchLine = (lineHeight: string, padding = '0px') =>
  `max(${padding}, (${touch} - ${lineHeight}) / 2)`;
