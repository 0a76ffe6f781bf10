import { vars } from '../../../../theme/contract.css.ts';
import { space, text, weight } from '../../../../theme/scale.ts';
import { part } from '../../../../theme/style.ts';

export const result = part({
  display: 'grid',
  justifyItems: 'center',
  gap: space.s,
  paddingBlock: space.l,
  textAlign: 'center',
});
export const icon = part({
  inlineSize: '48px',
  blockSize: '48px',
  selectors: {
    '[data-outcome="paid"] > &': { color: vars.color.good.ink },
    '[data-outcome="submitted"] > &': { color: vars.color.caution.ink },
    '[data-outcome="cancelled"] > &': { color: vars.color.neutral.ink },
  },
});
export const heading = part({
  ...text.heading,
  fontFamily: vars.font.heading,
  fontStretch: vars.font.headingWidth,
  fontWeight: weight.heavy,
  textWrap: 'balance',
});
export const explanation = part({ ...text.body, color: vars.color.raised.ink2, textWrap: 'balance' });
export const facts = part({
  inlineSize: '100%',
  maxInlineSize: '400px',
  marginBlockStart: space.m,
  textAlign: 'start',
});
export const actions = part({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: space.s,
  marginBlockStart: space.m,
});
