import { vars } from '../../../theme/contract.css.ts';
import { space, text } from '../../../theme/scale.ts';
import { part } from '../../../theme/style.ts';

export const piece = part({ selectors: { '& + &': { marginBlockStart: space.m } } });
export const goes = part({ ...text.small, color: vars.color.raised.ink2 });

export const items = part({
  marginBlockStart: space.s,
  listStyle: 'none',
  maxBlockSize: '208px',
  overflowY: 'auto',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.medium,
  background: vars.color.sunk.surface,
  color: vars.color.sunk.ink,
});

export const item = part({
  paddingBlock: space.s,
  paddingInline: space.m,
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.line}` } },
});
