import { layout, space, text, vars, weight } from '@fairway/ui/theme';
import { cutOffVoices } from '../../../features/cutOffVoices.ts';

export const row = layout({
  display: 'grid',
  gap: space.hair,
  selectors: { '&[data-voice="passed"]': { color: vars.color.page.ink3 } },
});
export const line = layout({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: space.m,
});
export const foot = layout({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: space.m,
});
export const ship = layout({ minInlineSize: 0, overflowWrap: 'break-word' });
export const quiet = layout({ ...text.small, color: vars.color.page.ink3 });
/** Prices, and their replacements, stay on one line. */
export const noPrice = layout({
  flex: 'none',
  whiteSpace: 'nowrap',
  ...text.small,
  color: vars.color.page.ink3,
});
export const state = layout({ flex: 'none' });
export const price = layout({
  fontSize: '18px',
  fontWeight: weight.heavy,
  fontVariantNumeric: 'tabular-nums',
});
export const way = layout({
  display: 'flex',
  alignItems: 'center',
  gap: space.s,
  ...text.small,
  whiteSpace: 'nowrap',
});

/** The way over water; a ring is where boxes change ships. */
export const dots = layout({
  position: 'relative',
  flex: 1,
  borderBlockStart: `2px dotted ${vars.color.mark}`,
  selectors: {
    '[data-voice="passed"] &': { borderColor: vars.color.lineControl },
    '&[data-via]::after': {
      content: '""',
      position: 'absolute',
      insetBlockStart: '-6px',
      insetInlineStart: '50%',
      inlineSize: '10px',
      blockSize: '10px',
      border: `2px solid ${vars.color.mark}`,
      borderRadius: vars.radius.round,
      background: vars.color.page.surface,
    },
  },
});
export const cutOff = layout({
  display: 'flex',
  alignItems: 'center',
  gap: space.xs,
  inlineSize: 'fit-content',
  ...text.small,
  color: vars.color.page.ink3,
  selectors: {
    '[data-voice="near"] > * > &': cutOffVoices.near,
    '[data-voice="soon"] > * > &': cutOffVoices.soon,
  },
});
