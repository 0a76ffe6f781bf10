import { vars } from '../../../theme/contract.css.ts';
import { space, stack, text, weight } from '../../../theme/scale.ts';
import { part } from '../../../theme/style.ts';

export const skip = part({
  position: 'fixed',
  insetBlockStart: space.s,
  insetInlineStart: space.l,
  zIndex: stack.toast,
  padding: `${space.m} ${space.l}`,
  borderRadius: vars.radius.medium,
  background: vars.color.brand.surface,
  color: vars.color.brand.ink,
  boxShadow: vars.shadow.overlay,
  fontWeight: weight.strong,
  ...text.body,
  selectors: { '&:not(:focus)': { clipPath: 'inset(50%)', pointerEvents: 'none' } },
});
