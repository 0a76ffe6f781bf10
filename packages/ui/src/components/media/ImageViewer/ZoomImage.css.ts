import { vars } from '../../../theme/contract.css.ts';
import { space, text } from '../../../theme/scale.ts';
import { part } from '../../../theme/style.ts';

export const button = part({
  display: 'block',
  justifySelf: 'start',
  inlineSize: 'fit-content',
  maxInlineSize: '100%',
  padding: 0,
  borderRadius: vars.radius.large,
  cursor: 'zoom-in',
});

export const image = part({
  display: 'block',
  maxInlineSize: '100%',
  blockSize: 'auto',
  borderRadius: 'inherit',
});

export const noImage = part({
  ...text.small,
  display: 'inline-flex',
  alignItems: 'center',
  justifySelf: 'start',
  gap: space.s,
  maxInlineSize: '100%',
  padding: space.l,
  borderRadius: vars.radius.large,
  color: vars.color.sunk.ink2,
  background: vars.color.sunk.surface,
  overflowWrap: 'anywhere',
});
