import { vars } from '../../../../theme/contract.css.ts';
import { framedForced } from '../../../../theme/forced.ts';
import { media, motion, space, text, weight } from '../../../../theme/scale.ts';
import { part } from '../../../../theme/style.ts';

/** Three share a row however narrow it is; of more, those that their names fit. */
const columns = (least: string, gap: string) =>
  `repeat(auto-fit, minmax(min(${least}, (100% - 2 * ${gap}) / 3 - 1px), 1fr))`;

export const list = part({
  display: 'grid',
  gridTemplateColumns: columns('148px', space.m),
  gap: space.m,
  '@container': {
    '(max-width: 559px)': {
      gridTemplateColumns: columns('84px', space.s),
      gap: space.s,
      // Four are two and two, and none stands alone.
      selectors: {
        '&:has(> :nth-child(4):last-child)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
      },
    },
  },
});

export const method = part({
  display: 'flex',
  alignItems: 'center',
  gap: space.m,
  minInlineSize: 0,
  padding: space.m,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.medium,
  textAlign: 'start',
  transition: `background-color ${motion.quick} ${motion.ease}, border-color ${motion.quick} ${motion.ease}`,
  selectors: {
    '&:hover:not([aria-disabled])': { borderColor: vars.color.lineControl },
    '&[aria-selected="true"]': {
      background: vars.color.tint.surface,
      color: vars.color.tint.ink,
      borderColor: vars.color.brand.surface,
      boxShadow: `inset 0 0 0 1px ${vars.color.brand.surface}`,
    },
    '&[aria-disabled="true"]': { cursor: 'not-allowed', color: vars.color.raised.ink3 },
  },
  '@media': {
    [media.forced]: {
      selectors: {
        '&[aria-selected="true"]': framedForced,
        '&[aria-disabled="true"]': { color: 'GrayText' },
      },
    },
  },
  '@container': {
    '(max-width: 559px)': {
      flexDirection: 'column',
      gap: space.xs,
      padding: space.s,
      textAlign: 'center',
    },
  },
});

/** Neutral, so that no company's logo is copied. */
export const mark = part({
  display: 'grid',
  flex: 'none',
  placeItems: 'center',
  inlineSize: '36px',
  blockSize: '36px',
  borderRadius: vars.radius.medium,
  background: vars.color.neutral.surface,
  color: vars.color.neutral.ink,
  fontWeight: weight.heavy,
  ...text.lead,
  selectors: {
    '[aria-selected="true"] > &': { background: vars.color.brand.surface, color: vars.color.brand.ink },
  },
});

export const words = part({ display: 'grid', minInlineSize: 0 });
export const name = part({ ...text.body, fontWeight: weight.strong, textWrap: 'balance' });
export const hint = part({
  ...text.caption,
  color: vars.color.raised.ink2,
  textWrap: 'pretty',
  selectors: { '[aria-selected="true"] > * > &': { color: 'inherit' } },
  '@container': { '(max-width: 559px)': { display: 'none' } },
});
