import { vars } from '../../../theme/contract.css.ts';
import { media, motion, space, text, weight } from '../../../theme/scale.ts';

/** Styles shared by the plain table and the grid. */

const { color } = vars;

export const heading = {
  borderBlockEnd: `1px solid ${color.line}`,
  ...text.small,
  fontWeight: weight.medium,
  color: color.raised.ink3,
  whiteSpace: 'nowrap',
} as const;

/** Selectors of a heading that the rows are sorted by. */
export const sortedHeading = {
  '&[aria-sort="ascending"], &[aria-sort="descending"]': {
    color: color.raised.ink,
    fontWeight: weight.strong,
  },
} as const;

/** A cell as one fact of a card: the value under the column's name, however long either is. */
export const cardFact = {
  display: 'block',
  textAlign: 'start',
  paddingBlock: space.xs,
  paddingInline: 0,
  borderBlockEnd: 0,
} as const;

/** A fact that has the whole line of a card. */
export const wideFact = { '@media': { [media.phone]: { gridColumn: '1 / -1' } } } as const;

/** Selectors of such a cell that show the column's name. */
export const factName = {
  // The second text is for assistive technology: empty, because it announces the column anyway.
  '&[data-label]::before': {
    content: 'attr(data-label) / ""',
    display: 'block',
    color: color.raised.ink3,
    ...text.small,
    // The face of figures is the value's alone.
    fontFamily: vars.font.body,
    fontStretch: 'normal',
    fontVariantNumeric: 'normal',
  },
} as const;

/** The cell that a card begins with. */
export const cardTitle = {
  gridColumn: '1 / -1',
  order: -1,
  paddingBlockEnd: space.s,
  marginBlockEnd: space.xs,
  borderBlockEnd: `1px solid ${color.lineSoft}`,
} as const;

/**
 * A row of lines: start and end of the first, the second, then facts with their names, then actions. A pseudo-element
 * as wide as the row ends each line.
 */
export const lineRow = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space.m,
} as const;
export const lineEnds = {
  '&::before, &::after': { content: '""', flexBasis: '100%' },
  '&::before': { order: 3 },
  '&::after': { order: 6 },
} as const;

/** Rows that are about to be replaced. */
export const refreshing = {
  transition: `opacity ${motion.calm} ${motion.ease}`,
  selectors: { '&[data-status="refreshing"]': { opacity: 0.5 } },
} as const;

/** Placeholder for a value that is loading. */
export const placeholder = {
  blockSize: '12px',
  minInlineSize: '32px',
  borderRadius: vars.radius.small,
  background: color.neutral.surface,
  '@media': { [media.forced]: { border: '1px solid GrayText' } },
} as const;
