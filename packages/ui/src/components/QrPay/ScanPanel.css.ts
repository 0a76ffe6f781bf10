import { vars } from '../../theme/contract.css.ts';
import { media, space, text, weight } from '../../theme/scale.ts';
import { part } from '../../theme/style.ts';

export const panel = part({
  display: 'grid',
  gridTemplateColumns: '224px minmax(0, 1fr)',
  gap: space.xxl,
  alignItems: 'start',
  '@container': { '(max-width: 559px)': { gridTemplateColumns: 'minmax(0, 1fr)', gap: space.l } },
});

export const side = part({ display: 'grid', justifyItems: 'center', gap: space.m });

export const facts = part({
  display: 'grid',
  gap: space.m,
  alignContent: 'start',
  '@container': { '(max-width: 559px)': { order: 0 } },
});

export const sum = part({ display: 'grid', gap: space.m });
export const term = part({ ...text.small, color: vars.color.raised.ink2 });
export const amount = part({
  ...text.display,
  fontFamily: vars.font.number,
  fontStretch: vars.font.numberWidth,
  fontVariantNumeric: 'tabular-nums',
  fontWeight: weight.heavy,
  overflowWrap: 'anywhere',
});
export const payee = part({ ...text.body, fontWeight: weight.medium, overflowWrap: 'anywhere' });
export const lead = part({ ...text.body, color: vars.color.raised.ink2, textWrap: 'pretty' });

export const status = part({ display: 'grid', gap: space.s, justifyItems: 'start' });
export const lost = part({ ...text.small, color: vars.color.caution.ink, textWrap: 'pretty' });
export const alert = part({ selectors: { '&:empty': { display: 'contents' } } });

/** Only where the wallet can be on the same machine. */
export const open = part({
  display: 'none',
  '@media': {
    [media.phone]: { display: 'inline-flex' },
    '(hover: none) and (pointer: coarse)': { display: 'inline-flex' },
  },
});
