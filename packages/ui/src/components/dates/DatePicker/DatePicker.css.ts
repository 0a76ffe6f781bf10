import { density, vars } from '../../../theme/contract.css.ts';
import { numerals } from '../../../theme/numerals.ts';
import { media, space, text, weight } from '../../../theme/scale.ts';
import { part, within } from '../../../theme/style.ts';
import { hidden } from '../../inputs/Field/Field.css.ts';

/** Digits of one width. */
export const picker = part({});
within(`.${picker} input`, {
  ...numerals,
});

export const popup = part({
  padding: space.m,
  inlineSize: 'max-content',
  maxInlineSize: `calc(100vw - ${space.l})`,
  overflowY: 'auto',
});

export const group = part({ minInlineSize: 0 });

export const legend = part({
  ...text.small,
  padding: 0,
  maxInlineSize: '100%',
  overflowWrap: 'break-word',
  marginBlockEnd: space.xs,
  fontWeight: weight.medium,
  color: vars.color.page.ink2,
});

export const ends = part({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 1fr)',
  columnGap: space.s,
  alignItems: 'start',
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: space.s } },
});

// Where the boxes are stacked, they show which day is which; side by side, the dash does.
within(`.${ends} .${hidden}`, {
  '@media': {
    [media.phone]: {
      position: 'static',
      inlineSize: 'auto',
      blockSize: 'auto',
      overflow: 'visible',
      clipPath: 'none',
      whiteSpace: 'normal',
      marginBlockEnd: space.xs,
    },
  },
});

export const dash = part({
  display: 'grid',
  alignItems: 'center',
  // Centred on the boxes, not on the texts below them.
  blockSize: density.control,
  color: vars.color.page.ink3,
  '@media': { [media.phone]: { display: 'none' } },
});

export const sum = part({ ...text.caption, marginBlockStart: space.xs, color: vars.color.page.ink2 });
