import { vars } from '../../../theme/contract.css.ts';
import { media, space, weight } from '../../../theme/scale.ts';
import { part } from '../../../theme/style.ts';

export const notice = part({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr auto',
  columnGap: space.m,
  alignItems: 'start',
  padding: `${space.m} ${space.l}`,
  borderRadius: vars.radius.medium,
  border: '1px solid transparent',
  textAlign: 'start',
  '@media': { [media.forced]: { borderColor: 'CanvasText' } },
});

/** On the first line of text. */
export const icon = part({ marginBlockStart: '3px' });
export const words = part({ minInlineSize: 0 });
export const heading = part({ fontWeight: weight.strong });
export const action = part({ marginBlockStart: space.s });
export const close = part({ marginBlock: '-5px', marginInlineEnd: `calc(-1 * ${space.s})` });
