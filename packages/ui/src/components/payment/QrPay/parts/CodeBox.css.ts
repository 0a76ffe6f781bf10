import { vars } from '../../../../theme/contract.css.ts';
import { space } from '../../../../theme/scale.ts';
import { part } from '../../../../theme/style.ts';

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
