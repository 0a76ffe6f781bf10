import { vars } from '../../../theme/contract.css.ts';
import { invalidForced } from '../../../theme/forced.ts';
import { media, motion, space, text } from '../../../theme/scale.ts';
import { part, within } from '../../../theme/style.ts';
import { unseen } from '../../../theme/unseen.ts';

export const upload = part({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.s,
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  border: 0,
});

/** Visually hidden but focusable; its label is the visible button. */
export const input = part({
  ...unseen,
  margin: 0,
  padding: 0,
  whiteSpace: 'nowrap',
});

/** The visible button; within a card it represents the whole card. */
export const choose = part({ outlineColor: 'transparent' });

export const ways = part({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.s,
});

/** The focus ring is around the visible button. */
within(`${input}:focus-visible ~ * ${ways} > ${choose}, ${input}:focus-visible + ${choose}`, {
  outline: `2px solid ${vars.color.focus}`,
  outlineOffset: '2px',
  '@media': { [media.forced]: { outlineColor: 'Highlight' } },
});

/** Covers the same area as the main button. */
export const touchOnly = part({
  display: 'none',
  position: 'relative',
  zIndex: 1,
  '@media': { [media.touch]: { display: 'inline-flex' } },
});

export const pointerOnly = part({
  position: 'relative',
  zIndex: 1,
  '@media': { [media.touch]: { display: 'none' } },
});

export const frame = part({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.s} ${space.m}`,
  padding: space.m,
  border: `1px dashed ${vars.color.lineControl}`,
  borderRadius: vars.radius.medium,
  transition: `background-color ${motion.quick} ${motion.ease}`,
  selectors: {
    '[data-over] > &': { background: vars.color.tint.surface, borderColor: vars.color.focus },
    '[aria-invalid="true"] ~ &': { borderColor: vars.color.bad.ink },
  },
  '@media': {
    [media.forced]: {
      selectors: {
        '[data-over] > &': { borderStyle: 'solid' },
        '[aria-invalid="true"] ~ &': invalidForced,
      },
    },
  },
});

export const hint = part({
  ...text.caption,
  color: vars.color.page.ink3,
  selectors: { '[data-over] > * > &': { color: vars.color.tint.ink } },
  '@media': { [media.touch]: { display: 'none' } },
});
