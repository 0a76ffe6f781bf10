import { vars } from '../../theme/contract.css.ts';
import { numerals } from '../../theme/numerals.ts';
import { space } from '../../theme/scale.ts';
import { part, within } from '../../theme/style.ts';

/** Its words may be wider than its box. */
export const stepper = part({ overflowWrap: 'anywhere' });
within(`.${stepper} > div:has(> input)`, { inlineSize: '136px', maxInlineSize: '100%' });

within(`.${stepper} input`, {
  paddingInline: 0,
  textAlign: 'center',
  ...numerals,
});

export const tool = part({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '28px',
  blockSize: '28px',
  borderRadius: vars.radius.small,
  color: vars.color.raised.ink2,
  touchAction: 'manipulation',
  selectors: {
    '&:hover:not(:disabled)': { background: vars.color.sunk.surface, color: vars.color.raised.ink },
    '&:disabled': { opacity: 0.4, cursor: 'not-allowed' },
  },
});

/** The button before the number stands as close to its edge as the one after it. */
within(`.${stepper} span:has(> .${tool}:only-child)`, { marginInline: space.xs });
