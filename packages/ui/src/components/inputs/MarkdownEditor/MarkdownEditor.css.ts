import { vars } from '../../../theme/contract.css.ts';
import { space, text } from '../../../theme/scale.ts';
import { part } from '../../../theme/style.ts';
import { iconButton } from '../../actions/Button/iconButton.ts';

export const editor = part({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.xs });

export const bar = part({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.s });
export const tools = part({ display: 'flex', flexWrap: 'wrap', gap: space.hair });
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
