import { vars } from '../../../theme/contract.css.ts';
import { space, text } from '../../../theme/scale.ts';
import { part } from '../../../theme/style.ts';

/** Keeps the picture's room. */
export const frame = part({
  aspectRatio: '16 / 9',
  overflow: 'hidden',
  borderRadius: vars.radius.medium,
  background: vars.color.sunk.surface,
  selectors: { '&:not(:last-child)': { marginBlockEnd: space.l } },
});
export const picture = part({
  display: 'block',
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
});
export const words = part({ ...text.lead, color: vars.color.raised.ink2, overflowWrap: 'break-word' });
