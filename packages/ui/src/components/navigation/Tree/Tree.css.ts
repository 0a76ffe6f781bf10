import { touch, vars } from '../../../theme/contract.css.ts';
import { media, space, text, weight } from '../../../theme/scale.ts';
import { part } from '../../../theme/style.ts';

export const root = part({ display: 'grid', gap: space.s, minInlineSize: 0 });

export const tree = part({ display: 'grid' });

/** A tree that renders only some of its lines scrolls in its own box. */
export const scroll = part({ position: 'relative', maxBlockSize: 'min(70vh, 720px)', overflowY: 'auto' });

export const line = part({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: space.xs,
  minBlockSize: `max(36px, ${touch})`,
  paddingInlineEnd: space.s,
  borderRadius: vars.radius.small,
  cursor: 'pointer',
  color: vars.color.page.ink,
  ...text.small,
  selectors: {
    '&:hover': { background: vars.color.sunk.surface },
    '&[data-held]': { opacity: 0.55 },
    '&[data-over="into"]': { outline: `2px solid ${vars.color.mark}`, outlineOffset: '-2px' },
    // Drop marker between two lines.
    '&[data-over="before"]::after, &[data-over="after"]::after': {
      content: '""',
      position: 'absolute',
      insetInline: 0,
      blockSize: '2px',
      background: vars.color.mark,
    },
    '&[data-over="before"]::after': { insetBlockStart: '-1px' },
    '&[data-over="after"]::after': { insetBlockEnd: '-1px' },
    // A finger that rests on a line carries it and selects no text.
    '&[draggable]': { userSelect: 'none', WebkitTouchCallout: 'none' },
    '&[aria-selected="true"]': { background: vars.color.tint.surface, fontWeight: weight.strong },
    // The current item, marked as in the chart.
    '&[aria-selected="true"]::before': {
      content: '""',
      position: 'absolute',
      insetBlock: space.xs,
      insetInlineStart: 0,
      inlineSize: '3px',
      borderRadius: vars.radius.round,
      background: vars.color.mark,
    },
  },
  '@media': {
    [media.phone]: { minBlockSize: '44px' },
    [media.forced]: {
      selectors: { '&[aria-selected="true"]': { outline: '2px solid Highlight', outlineOffset: '-2px' } },
    },
  },
});

export const fold = part({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '24px',
  blockSize: '24px',
  color: vars.color.page.ink2,
  selectors: { '&[data-open]': { rotate: '90deg' } },
});

export const failed = part({ ...text.caption, color: vars.color.bad.ink });
export const nothing = part({ ...text.small, color: vars.color.page.ink2 });
export const moveNote = part({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.xs} ${space.s}`,
  ...text.small,
  color: vars.color.page.ink2,
  selectors: { '&:empty': { display: 'none' } },
});

export const name = part({ flex: 1, minInlineSize: 0, overflowWrap: 'break-word' });
export const end = part({
  color: vars.color.page.ink3,
  fontVariantNumeric: 'tabular-nums',
  fontWeight: weight.regular,
});
