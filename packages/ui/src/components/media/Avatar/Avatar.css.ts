import { vars } from '../../../theme/contract.css.ts';
import { media, weight } from '../../../theme/scale.ts';
import { part, parts } from '../../../theme/style.ts';

export const avatar = part({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  overflow: 'hidden',
  borderRadius: vars.radius.round,
  border: '1px solid transparent',
  background: vars.color.tint.surface,
  color: vars.color.tint.ink,
  fontWeight: weight.strong,
  lineHeight: 1,
  userSelect: 'none',
  verticalAlign: 'middle',
  '@media': { [media.forced]: { borderColor: 'CanvasText' } },
});

export const size = parts({
  small: { inlineSize: '24px', blockSize: '24px', fontSize: '12px' },
  medium: { inlineSize: '32px', blockSize: '32px', fontSize: '14px' },
  large: { inlineSize: '48px', blockSize: '48px', fontSize: '20px' },
  huge: { inlineSize: '80px', blockSize: '80px', fontSize: '32px' },
});

export const image = part({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' });
