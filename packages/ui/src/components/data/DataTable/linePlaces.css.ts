import type { StyleRule } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { media, space, text, weight } from '../../../theme/scale.ts';
import { part, partOf } from '../../../theme/style.ts';

/** In a row, and so above the looks that the same cell has in a card. */
const onPhone = (selectors: NonNullable<StyleRule['selectors']>): StyleRule => ({
  '@media': { [media.phone]: { selectors } },
});

const cell = part(
  onPhone({
    'tr > &': { flex: '0 1 auto', padding: '1px 0', marginBlock: 0, borderBlockEnd: 0 },
    // The name of the column, if it has one there, comes before the value.
    'tr > &[data-label]::before': {
      display: 'inline',
      marginInlineEnd: space.xs,
      fontWeight: weight.regular,
      ...text.small,
    },
  }),
);

const place = (rule: StyleRule) => partOf(cell, onPhone({ 'tr > &': rule }));
const quiet = { ...text.small, color: vars.color.raised.ink2 } as const;
const atEnd = { marginInlineStart: 'auto', textAlign: 'end' } as const;

/** The places of the cells of a row that phones show in lines. */
export const linePlace = {
  title: place({
    order: 1,
    // As wide as the figure leaves it, and on a separate line next to one that is too long.
    flex: '1 1 50%',
    minInlineSize: 0,
    fontWeight: weight.strong,
  }),
  figure: place({ ...atEnd, order: 2, fontWeight: weight.strong }),
  // An amount or a count is the most prominent value of the row.
  amount: place({ ...atEnd, ...text.lead, order: 2, fontWeight: weight.strong }),
  line: place({ ...quiet, order: 4 }),
  aside: place({ ...quiet, ...atEnd, order: 5 }),
  none: place({ display: 'none' }),
  fact: place({ ...quiet, order: 7 }),
  action: place({ ...atEnd, order: 8, marginBlockStart: space.xs }),
};
