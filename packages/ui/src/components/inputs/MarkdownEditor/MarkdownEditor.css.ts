import { touch, vars } from '../../../theme/contract.css.ts';
import { media, space, text } from '../../../theme/scale.ts';
import { part } from '../../../theme/style.ts';
import { iconButton } from '../../actions/Button/iconButton.ts';

export const editor = part({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.xs });

export const bar = part({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.s });
export const tools = part({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.hair,
  '@media': {
    // One line for a mouse, two similar ones for a finger: no tool is alone.
    [media.phone]: { gap: 0 },
    [`${media.phone} and ${media.touch}`]: { maxInlineSize: `calc(5 * ${touch})` },
  },
});
export const tool = iconButton('32px', vars.radius.medium);
export const view = part({ marginInlineStart: 'auto' });

export const preview = part({
  minBlockSize: '160px',
  maxBlockSize: '60vh',
  overflowY: 'auto',
  padding: space.m,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.medium,
  background: vars.color.raised.surface,
  color: vars.color.raised.ink,
});
export const nothing = part({ ...text.body, color: vars.color.raised.ink3 });
