import { numerals } from '../../../theme/numerals.ts';
import { space } from '../../../theme/scale.ts';
import { part, within } from '../../../theme/style.ts';
import { tool } from '../Field/tool.css.ts';

/** Its words may be wider than its box. */
export const stepper = part({ overflowWrap: 'break-word' });
within(`.${stepper} > div:has(> input)`, { inlineSize: '136px', maxInlineSize: '100%' });

within(`.${stepper} input`, {
  paddingInline: 0,
  textAlign: 'center',
  ...numerals,
});

/** The button before the number is as close to its edge as the one after it. */
within(`.${stepper} span:has(> .${tool}:only-child)`, { marginInline: space.xs });
