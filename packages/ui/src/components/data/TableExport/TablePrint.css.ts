import { space, text, weight } from '../../../theme/scale.ts';
import { part, parts, within } from '../../../theme/style.ts';

/** Paper only. */
export const sheet = part({ '@media': { screen: { display: 'none' } } });

// While a sheet is in the page it is all that is printed.
within(`[data-printing-table] > body > :not(${sheet})`, { '@media': { print: { display: 'none' } } });

export const table = part({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  background: 'white',
  color: 'black',
  ...text.caption,
});

export const caption = part({
  paddingBlockEnd: space.s,
  textAlign: 'start',
  fontWeight: weight.strong,
  ...text.lead,
});

export const note = part({ display: 'block', fontWeight: weight.regular, ...text.caption });

/** Not cut in two by the end of a sheet. */
export const row = part({ breakInside: 'avoid' });

const cellBox = {
  padding: `${space.xs} ${space.s}`,
  borderBlockEnd: '1px solid #999',
  verticalAlign: 'top',
} as const;

export const cell = parts({
  start: { ...cellBox, textAlign: 'start' },
  end: { ...cellBox, textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
});
