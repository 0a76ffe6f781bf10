import { density, vars } from '../../../../theme/contract.css.ts';
import { space, text } from '../../../../theme/scale.ts';
import { part } from '../../../../theme/style.ts';

export const time = part({
  display: 'grid',
  justifyItems: 'center',
  gap: space.s,
  maxInlineSize: '224px',
  textAlign: 'center',
});
export const left = part({
  ...text.small,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space.xs,
  minBlockSize: density.controlSmall,
  color: vars.color.raised.ink2,
  // Focus rests here when a button goes; it is not a control.
  outline: 'none',
});
export const soon = part({
  ...text.small,
  textWrap: 'balance',
  selectors: { '&:empty': { display: 'contents' } },
});
