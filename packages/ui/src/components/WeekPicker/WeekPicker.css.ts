import { vars } from '../../theme/contract.css.ts';
import { numerals } from '../../theme/numerals.ts';
import { space, text } from '../../theme/scale.ts';
import { part } from '../../theme/style.ts';

/** What fits beside the week depends on the picker's own width, wherever it stands. */
export const picker = part({ containerType: 'inline-size', inlineSize: '100%', minInlineSize: '136px' });

export const range = part({
  ...text.caption,
  color: vars.color.raised.ink2,
  ...numerals,
  '@container': { '(max-width: 279px)': { display: 'none' } },
});

export const steps = part({
  display: 'flex',
  '@container': { '(max-width: 199px)': { display: 'none' } },
});

export const calendar = part({
  padding: space.m,
  inlineSize: '328px',
  maxInlineSize: `calc(100vw - ${space.l})`,
});
