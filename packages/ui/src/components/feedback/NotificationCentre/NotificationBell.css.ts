import { vars } from '../../../theme/contract.css.ts';
import { media, weight } from '../../../theme/scale.ts';
import { part } from '../../../theme/style.ts';
import { iconButton } from '../../actions/Button/iconButton.ts';

export const bell = iconButton('40px', vars.radius.medium, { position: 'relative', color: 'inherit' });

export const count = part({
  position: 'absolute',
  insetBlockStart: '2px',
  insetInlineStart: 'calc(50% + 1px)',
  minInlineSize: '16px',
  paddingInline: '4px',
  borderRadius: vars.radius.round,
  background: vars.color.danger.surface,
  color: vars.color.danger.ink,
  fontSize: '10px',
  lineHeight: '16px',
  fontWeight: weight.strong,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'center',
  // Drawn, so that the name of the button has all that is visible in it.
  selectors: { '&::before': { content: 'attr(data-count)', direction: 'ltr', unicodeBidi: 'isolate' } },
  '@media': { [media.forced]: { outline: '1px solid CanvasText' } },
});
