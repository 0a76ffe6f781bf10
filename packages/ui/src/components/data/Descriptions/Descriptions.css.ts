import { density, vars } from '../../../theme/contract.css.ts';
import { media, space, text } from '../../../theme/scale.ts';
import { part, parts } from '../../../theme/style.ts';

export const list = part({
  display: 'grid',
  columnGap: space.xl,
  rowGap: density.gap,
});

/** As many columns as fit, at most the requested number: no query of the viewport, because it may be in a panel. */
export const columns = parts({
  1: { gridTemplateColumns: 'minmax(0, 1fr)' },
  2: { gridTemplateColumns: 'repeat(auto-fit, minmax(max(200px, 50% - 24px), 1fr))' },
  3: { gridTemplateColumns: 'repeat(auto-fit, minmax(max(180px, 33.33% - 24px), 1fr))' },
  4: { gridTemplateColumns: 'repeat(auto-fit, minmax(max(140px, 25% - 24px), 1fr))' },
});

/** On phones facts form two columns: one above the other, a dozen fill a screen. */
export const onPhone = part({
  '@media': {
    [media.phone]: { gridTemplateColumns: 'repeat(auto-fit, minmax(max(132px, 50% - 24px), 1fr))' },
  },
});

/** A copyable value is read digit by digit: on phones it has the row to itself. */
export const copied = part({ '@media': { [media.phone]: { gridColumn: '1 / -1' } } });

export const entry = part({ minInlineSize: 0 });

export const layout = parts({
  /** Term above value. */
  stacked: {},
  /** Term and value in one line, with a rule between the entries. */
  rows: {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'baseline',
    gap: space.l,
    paddingBlockEnd: space.s,
    borderBlockEnd: `1px solid ${vars.color.lineSoft}`,
  },
});

export const wide = part({ gridColumn: '1 / -1' });
/** Among rows: several lines read badly when they are pushed to the end. */
export const wideRow = part({ paddingBlockEnd: space.s, borderBlockEnd: `1px solid ${vars.color.lineSoft}` });
export const term = part({
  ...text.small,
  overflowWrap: 'break-word',
  color: vars.color.page.ink3,
  selectors: { [`${layout.rows} > &`]: { flex: 'none', maxInlineSize: '50%' } },
});
export const value = part({
  minInlineSize: 0,
  overflowWrap: 'break-word',
  fontVariantNumeric: 'tabular-nums',
  selectors: { [`${layout.rows} > &`]: { textAlign: 'end' } },
});
