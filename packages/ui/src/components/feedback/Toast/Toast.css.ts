import { keyframes } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { isolated, numerals } from '../../../theme/numerals.ts';
import { offPaper } from '../../../theme/paper.ts';
import { media, motion, space, text, weight } from '../../../theme/scale.ts';
import { part, partOf, parts } from '../../../theme/style.ts';
import { touchArea } from '../../../theme/touch.css.ts';

const arrive = keyframes({ from: { opacity: 0, transform: 'translateY(12px)' } });

/** Always in the top layer, so that its live regions exist before the first message. */
export const host = part({
  position: 'fixed',
  inset: 'auto',
  insetBlockEnd: 0,
  insetInlineEnd: 0,
  inlineSize: `min(400px, 100vw)`,
  maxBlockSize: '100dvh',
  margin: 0,
  padding: space.xl,
  border: 0,
  background: 'none',
  overflow: 'visible',
  pointerEvents: 'none',
  ...text.body,
  fontFamily: vars.font.body,
  fontWeight: weight.regular,
  textAlign: 'start',
  whiteSpace: 'normal',
  '@media': {
    [media.phone]: {
      insetBlock: '0 auto',
      inlineSize: '100%',
      padding: space.l,
      paddingBlockStart: `max(${space.l}, env(safe-area-inset-top))`,
    },
    ...offPaper,
  },
});

export const list = part({
  listStyle: 'none',
  display: 'grid',
  gap: space.s,
  selectors: { '& + &:not(:empty)': { marginBlockStart: space.s } },
});

export const toast = part({
  pointerEvents: 'auto',
  display: 'grid',
  gridTemplateColumns: 'auto 1fr auto',
  alignItems: 'start',
  columnGap: space.m,
  paddingBlock: space.m,
  paddingInline: `${space.l} ${space.s}`,
  color: vars.color.raised.ink,
  background: vars.color.raised.surface,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.large,
  boxShadow: vars.shadow.overlay,
  // Sideways is for the swipe, up and down for the page.
  touchAction: 'pan-y',
  animation: `${arrive} ${motion.calm} ${motion.ease}`,
});

export const icon = parts({
  good: { color: vars.color.good.ink },
  bad: { color: vars.color.bad.ink },
  caution: { color: vars.color.caution.ink },
  neutral: { color: vars.color.link },
  running: { color: vars.color.link },
});

/** Puts the drawing on the first line of the text. */
export const drawing = part({ marginBlockStart: '1px' });

export const words = part({ minInlineSize: 0, overflowWrap: 'break-word' });
export const count = part({
  color: vars.color.raised.ink3,
  fontVariantNumeric: 'tabular-nums',
  marginInlineStart: space.s,
});
export const offer = part({
  display: 'flex',
  alignItems: 'baseline',
  gap: space.s,
  marginBlockStart: space.xs,
});
export const left = part({ ...text.small, color: vars.color.raised.ink3 });
export const action = partOf(touchArea, {
  // 24 px is the least a target may measure (WCAG 2.5.8).
  minBlockSize: '24px',
  color: vars.color.link,
  fontWeight: weight.strong,
  borderRadius: vars.radius.small,
  selectors: { '&:hover': { textDecoration: 'underline' } },
});
export const close = part({ marginBlock: '-5px' });

export const history = part({ display: 'grid', gap: space.s, justifyItems: 'start' });
export const noHistory = part({ color: vars.color.raised.ink3 });
export const entries = part({ listStyle: 'none', inlineSize: '100%' });
export const entry = part({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr auto',
  alignItems: 'baseline',
  columnGap: space.s,
  paddingBlock: space.s,
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.lineSoft}` } },
});
/** As tall as the first line of the text next to it. */
export const sign = part({
  display: 'flex',
  alignSelf: 'start',
  alignItems: 'center',
  blockSize: text.body.lineHeight,
});
export const time = part({
  ...text.caption,
  color: vars.color.raised.ink3,
  ...numerals,
  ...isolated,
});

/** Only for screen readers; its content is laid out by the toast. */
export const announcement = part({ display: 'contents' });
