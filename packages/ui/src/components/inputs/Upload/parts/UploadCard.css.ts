import { vars } from '../../../../theme/contract.css.ts';
import { invalidForced } from '../../../../theme/forced.ts';
import { media, motion, space, text } from '../../../../theme/scale.ts';
import { part, within } from '../../../../theme/style.ts';
import { choose } from '../Upload.css.ts';

export const card = part({
  position: 'relative',
  inlineSize: '100%',
  maxInlineSize: '320px',
  overflow: 'hidden',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.large,
  background: vars.color.raised.surface,
  color: vars.color.raised.ink,
  selectors: {
    '[aria-invalid="true"] ~ &': { borderColor: vars.color.bad.ink },
    '[data-over] > &': { borderColor: vars.color.focus },
  },
  '@media': {
    [media.phone]: { maxInlineSize: 'none' },
    [media.forced]: { selectors: { '[aria-invalid="true"] ~ &': invalidForced } },
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
  inlineSize: `calc(100% - 2 * ${space.l})`,
  color: vars.color.lineControl,
  '@media': { [media.forced]: { color: 'GrayText' } },
});

export const blank = part({ color: vars.color.lineControl });

export const hint = part({
  ...text.caption,
  color: vars.color.raised.ink3,
  '@media': { [media.touch]: { display: 'none' } },
});

export const nothing = part({
  ...text.small,
  padding: `${space.s} ${space.m}`,
  color: vars.color.raised.ink2,
  textAlign: 'center',
});

export const foot = part({
  display: 'flex',
  alignItems: 'center',
  gap: space.s,
  paddingBlock: space.s,
  paddingInline: `${space.m} ${space.s}`,
});

export const actions = part({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: space.s,
  padding: space.s,
  selectors: { '* + * + &': { paddingBlockStart: 0 } },
});

export const inviting = part({ justifyContent: 'start' });

/** All of an empty card can be pressed, as the button in it. */
within(`${inviting} ${choose}::after`, { content: '""', position: 'absolute', inset: 0, cursor: 'pointer' });
