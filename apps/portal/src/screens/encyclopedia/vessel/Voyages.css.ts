import { layout, media, space, text, vars, weight } from '@fairway/ui/theme';

export const head = layout({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: space.s });
export const number = layout({ fontWeight: weight.strong, fontStretch: vars.font.numberWidth });
/** Narrow, so that a port and its time stay near each other. */
export const calls = layout({
  listStyle: 'none',
  padding: 0,
  marginBlockStart: space.xs,
  maxInlineSize: '640px',
});
/** A place along the way: its mark, where, what happens there, and when. */
export const call = layout({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto auto',
  alignItems: 'center',
  columnGap: space.m,
  minBlockSize: '36px',
  paddingInlineStart: space.xl,
  '@media': { [media.phone]: { minBlockSize: '44px' } },
  '::before': {
    content: '""',
    position: 'absolute',
    insetInlineStart: '3px',
    insetBlockStart: 'calc(50% - 5px)',
    inlineSize: '10px',
    blockSize: '10px',
    borderRadius: '50%',
    border: `2px solid ${vars.color.mark}`,
    background: vars.color.page.surface,
    boxSizing: 'border-box',
    zIndex: 1,
  },
  '::after': {
    content: '""',
    position: 'absolute',
    insetInlineStart: '7px',
    insetBlockStart: '50%',
    blockSize: '100%',
    borderInlineStart: `2px dotted ${vars.color.mark}`,
  },
  selectors: {
    '&[data-past]::before': { background: vars.color.mark },
    '&[data-past]::after': { borderInlineStartStyle: 'solid' },
    '&:last-child::after': { display: 'none' },
  },
});
export const kind = layout({ ...text.small, color: vars.color.page.ink2 });
export const time = layout({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });
