import { vars } from '../../theme/contract.css.ts';
import { media, space } from '../../theme/scale.ts';
import { part } from '../../theme/style.ts';

/** White in every scheme, as the code in it. */
export const frame = part({
  position: 'relative',
  display: 'grid',
  inlineSize: '224px',
  maxInlineSize: '100%',
  aspectRatio: '1',
  overflow: 'hidden',
  background: 'white',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.large,
});

export const code = part({
  selectors: { '[data-over] > &': { opacity: 0.12 } },
});

/** Faint modules where no code is. */
export const empty = part({
  margin: space.l,
  borderRadius: vars.radius.small,
  backgroundImage:
    'conic-gradient(rgb(0 0 0 / 0.05) 25%, transparent 0 50%, rgb(0 0 0 / 0.05) 0 75%, transparent 0)',
  backgroundSize: '16px 16px',
});

export const over = part({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  gap: space.m,
});

export const badge = part({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '56px',
  blockSize: '56px',
  borderRadius: vars.radius.round,
  background: vars.color.neutral.surface,
  color: vars.color.neutral.ink,
  selectors: {
    '[data-over="scanned"] > * > &': { background: vars.color.good.surface, color: vars.color.good.ink },
    '[data-over="expired"] > * > &': {
      background: vars.color.caution.surface,
      color: vars.color.caution.ink,
    },
    '[data-over="failed"] > * > &': { background: vars.color.bad.surface, color: vars.color.bad.ink },
  },
  '@media': { [media.forced]: { border: '1px solid CanvasText', background: 'Canvas' } },
});
