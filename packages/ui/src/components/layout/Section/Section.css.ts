import { vars } from '../../../theme/contract.css.ts';
import { groundOf } from '../../../theme/ground.css.ts';
import { media, space } from '../../../theme/scale.ts';
import { part, parts } from '../../../theme/style.ts';

/** Begins and ends with a line where its ground is gone; neighbours share one. */
const ruled = {
  '@media': { [media.forced]: { borderBlock: '1px solid CanvasText', marginBlockStart: '-1px' } },
} as const;

export const ground = parts({
  none: { minInlineSize: 0 },
  page: {},
  paper: { ...groundOf(vars.color.paper), ...ruled },
  sunk: { ...groundOf(vars.color.sunk), ...ruled },
});

export const band = part({
  paddingBlock: space.section,
  '@media': { [media.phone]: { paddingBlock: space.xxl } },
});

const head = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space.l,
} as const;

export const bandHead = part({
  ...head,
  rowGap: space.xs,
  marginBlockEnd: space.xl,
  '@media': { [media.phone]: { marginBlockEnd: space.l } },
});
/** The note is under the heading: the part may be half as wide as the page. */
export const partHead = part({ ...head, rowGap: space.xs, marginBlockEnd: space.m });

/** After the aside, which is in the heading's line. */
export const partNote = part({ flexBasis: '100%', order: 1 });

export const aside = part({ marginInlineStart: 'auto' });
