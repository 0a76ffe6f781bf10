import { vars } from '../../theme/contract.css.ts';
import { media, motion, space, text } from '../../theme/scale.ts';
import { part, within } from '../../theme/style.ts';
import { choose } from './Upload.css.ts';

export const card = part({
  inlineSize: '100%',
  maxInlineSize: '320px',
  overflow: 'hidden',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.large,
  background: vars.color.raised.surface,
  color: vars.color.raised.ink,
  selectors: {
    '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' },
    '[aria-invalid="true"] ~ &': { borderColor: vars.color.bad.ink },
    '[data-over] > &': { borderColor: vars.color.focus },
  },
});

/** The proportions of an identity card, ISO/IEC 7810 ID-1, which pages lie well in too. */
export const stage = part({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '100%',
  aspectRatio: '1.586',
  overflow: 'hidden',
  background: vars.color.sunk.surface,
  color: vars.color.page.ink3,
  transition: `background-color ${motion.quick} ${motion.ease}`,
  selectors: { '[data-over] > * > &': { background: vars.color.tint.surface } },
});

export const outline = part({
  position: 'absolute',
  inset: space.m,
  inlineSize: `calc(100% - 2 * ${space.m})`,
  blockSize: `calc(100% - 2 * ${space.m})`,
  color: vars.color.lineControl,
  opacity: 0.6,
  pointerEvents: 'none',
  '@media': { [media.forced]: { color: 'GrayText', opacity: 1 } },
});

export const over = part({ display: 'grid', justifyItems: 'center', gap: space.xs, padding: space.m });

/** All of an empty card can be pressed, as the button in it. */
within(`${stage} ${choose}::after`, { content: '""', position: 'absolute', inset: 0, cursor: 'pointer' });

export const hint = part({
  ...text.caption,
  paddingInline: space.s,
  borderRadius: vars.radius.small,
  background: vars.color.sunk.surface,
  color: vars.color.sunk.ink2,
  pointerEvents: 'none',
  '@media': { '(pointer: coarse)': { display: 'none' } },
});

export const nothing = part({ ...text.small, position: 'relative', color: vars.color.sunk.ink2 });

export const foot = part({ display: 'grid', gap: space.hair, padding: `${space.s} ${space.m}` });

export const actions = part({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: space.s,
  padding: `0 ${space.s} ${space.s}`,
});
