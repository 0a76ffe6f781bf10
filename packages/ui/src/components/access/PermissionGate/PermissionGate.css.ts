import { vars } from '../../../theme/contract.css.ts';
import { disabledForced } from '../../../theme/forced.ts';
import { media, space } from '../../../theme/scale.ts';
import { part, within } from '../../../theme/style.ts';

/** Put on the closed control itself. */
export const closed = part({});
// Doubled, to override the looks of the control in any order of stylesheets.
within(`.${closed}.${closed}[aria-disabled="true"]`, {
  opacity: 0.56,
  cursor: 'not-allowed',
  '@media': { [media.forced]: disabledForced },
});
// Keeps the focus ring at full strength: while focused, a veil dims the control instead.
within(`.${closed}.${closed}[aria-disabled="true"]:focus-visible`, { position: 'relative', opacity: 1 });
within(`.${closed}.${closed}[aria-disabled="true"]:focus-visible::after`, {
  content: '""',
  position: 'absolute',
  inset: '-1px',
  borderRadius: 'inherit',
  background: `color-mix(in srgb, ${vars.color.page.surface} 44%, transparent)`,
  '@media': { [media.forced]: { display: 'none' } },
});

export const asking = part({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.s,
});
