import { vars } from '../../../../theme/contract.css.ts';
import { numerals } from '../../../../theme/numerals.ts';
import { media, space, text, weight } from '../../../../theme/scale.ts';
import { part } from '../../../../theme/style.ts';

export const panel = part({
  display: 'grid',
  gridTemplate: '"code sum" auto "code facts" 1fr / 224px minmax(0, 1fr)',
  columnGap: space.xxl,
  rowGap: space.l,
  alignItems: 'start',
  '@container': {
    '(max-width: 559px)': { gridTemplate: '"sum" auto "code" auto "facts" auto / minmax(0, 1fr)' },
  },
});

export const side = part({ gridArea: 'code', display: 'grid', justifyItems: 'center', gap: space.m });

export const facts = part({
  gridArea: 'facts',
  display: 'grid',
  gap: space.m,
  alignContent: 'start',
  // Under the code, centred.
  '@container': { '(max-width: 559px)': { justifyItems: 'center', textAlign: 'center' } },
});

export const sum = part({ gridArea: 'sum', display: 'grid', gap: space.l });
export const terms = part({ display: 'grid', gap: space.m });
export const term = part({ ...text.small, color: vars.color.raised.ink2 });
export const amount = part({
  ...text.display,
  ...numerals,
  fontWeight: weight.heavy,
  overflowWrap: 'anywhere',
});
export const payee = part({ ...text.body, fontWeight: weight.medium, overflowWrap: 'anywhere' });
export const lead = part({ ...text.body, color: vars.color.raised.ink2, textWrap: 'pretty' });

export const status = part({
  display: 'grid',
  gap: space.s,
  justifyItems: 'start',
  '@container': { '(max-width: 559px)': { justifyItems: 'center' } },
});
export const lost = part({ ...text.small, color: vars.color.caution.ink, textWrap: 'pretty' });
export const alert = part({ inlineSize: '100%', selectors: { '&:empty': { display: 'contents' } } });

/** Only where the wallet can be on the same machine. */
export const open = part({
  display: 'none',
  '@media': {
    [media.phone]: { display: 'inline-flex' },
    [`(hover: none) and ${media.touch}`]: { display: 'inline-flex' },
  },
});
