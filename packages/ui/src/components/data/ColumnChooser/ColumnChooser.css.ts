import { vars } from '../../../theme/contract.css.ts';
import { space, text, weight } from '../../../theme/scale.ts';
import { part } from '../../../theme/style.ts';
import { iconButton } from '../../actions/Button/iconButton.ts';

export const panel = part({ display: 'grid', gap: space.m, minInlineSize: '260px' });

export const title = part({ fontWeight: weight.strong, ...text.small });

export const list = part({ display: 'grid', gap: space.hair, listStyle: '""' });

export const item = part({ display: 'flex', alignItems: 'center', gap: space.xs, minBlockSize: '36px' });

export const name = part({ flex: 1 });

export const move = iconButton('28px');

export const foot = part({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.s,
  paddingBlockStart: space.m,
  borderBlockStart: `1px solid ${vars.color.lineSoft}`,
});
