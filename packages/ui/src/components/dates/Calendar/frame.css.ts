import { vars } from '../../../theme/contract.css.ts';
import { space, text, weight } from '../../../theme/scale.ts';
import { part } from '../../../theme/style.ts';
import { iconButton } from '../../actions/Button/iconButton.ts';

export const head = part({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  marginBlockEnd: space.s,
});

export const title = part({ ...text.body, fontWeight: weight.strong });

export const turn = iconButton('36px', vars.radius.medium);

export const grid = part({
  borderCollapse: 'separate',
  borderSpacing: `0 ${space.hair}`,
  inlineSize: '100%',
  tableLayout: 'fixed',
});

export const column = part({
  ...text.caption,
  paddingBlock: space.xs,
  fontWeight: weight.regular,
  color: vars.color.raised.ink3,
  textAlign: 'center',
});
