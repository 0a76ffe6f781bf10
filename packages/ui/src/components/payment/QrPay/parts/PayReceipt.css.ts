import { vars } from '../../../../theme/contract.css.ts';
import { isolated, numerals } from '../../../../theme/numerals.ts';
import { space, text, weight } from '../../../../theme/scale.ts';
import { part } from '../../../../theme/style.ts';

export const receipt = part({
  display: 'grid',
  alignContent: 'start',
  gap: space.s,
  minInlineSize: 0,
  padding: space.xl,
  background: vars.color.raised.surface,
  color: vars.color.raised.ink,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.large,
  '@container': { '(max-width: 559px)': { padding: space.l } },
});
export const title = part({ ...text.lead, fontWeight: weight.strong });
export const lines = part({ display: 'grid' });
export const line = part({
  ...text.small,
  display: 'flex',
  justifyContent: 'space-between',
  gap: space.l,
  paddingBlock: space.s,
  borderBlockEnd: `1px solid ${vars.color.lineSoft}`,
  selectors: {
    '&[data-total]': {
      ...text.lead,
      borderBlockEnd: 0,
      fontWeight: weight.heavy,
      paddingBlockStart: space.m,
    },
  },
});
export const label = part({ minInlineSize: 0, overflowWrap: 'break-word' });
export const value = part({
  flex: 'none',
  maxInlineSize: '60%',
  ...numerals,
  ...isolated,
  overflowWrap: 'anywhere',
  textAlign: 'end',
});
