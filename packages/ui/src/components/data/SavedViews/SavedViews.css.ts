import { touch, vars } from '../../../theme/contract.css.ts';
import { chosenFrame } from '../../../theme/forced.ts';
import { space, text, weight } from '../../../theme/scale.ts';
import { part } from '../../../theme/style.ts';
import { iconButton } from '../../actions/Button/iconButton.ts';

const { color } = vars;

export const panel = part({ display: 'grid', gap: space.m, inlineSize: 'min(300px, 80vw)' });

export const list = part({
  display: 'grid',
  gap: space.hair,
  listStyle: '""',
  maxBlockSize: '40vh',
  overflow: 'auto',
});

export const item = part({ display: 'flex', alignItems: 'center', gap: space.xs });

export const view = part({
  flex: 1,
  minInlineSize: 0,
  minBlockSize: `max(36px, ${touch})`,
  paddingInline: space.s,
  borderRadius: vars.radius.small,
  ...text.body,
  textAlign: 'start',
  overflowWrap: 'anywhere',
  selectors: {
    '&:hover': { background: color.sunk.surface, color: color.sunk.ink },
    '&[aria-current="true"]': {
      background: color.tint.surface,
      color: color.tint.ink,
      fontWeight: weight.strong,
    },
  },
  '@media': chosenFrame('&[aria-current="true"]'),
});

export const remove = iconButton('28px');

export const removed = part({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.s,
  ...text.small,
  overflowWrap: 'anywhere',
});

export const form = part({
  display: 'grid',
  gap: space.s,
  paddingBlockStart: space.m,
  borderBlockStart: `1px solid ${color.lineSoft}`,
});
