import { vars } from '../../../../theme/contract.css.ts';
import { space, text } from '../../../../theme/scale.ts';
import { part } from '../../../../theme/style.ts';

export const panel = part({ display: 'grid', gap: space.l });
export const alert = part({
  display: 'grid',
  gap: space.s,
  selectors: { '&:empty': { display: 'contents' } },
});
export const lead = part({ ...text.body, color: vars.color.raised.ink2, textWrap: 'pretty' });
export const account = part({ display: 'grid', gap: space.s });
/** As far from the note below as from the words above. */
export const coming = part({ marginBlockEnd: space.s });
export const note = part({ ...text.small, color: vars.color.raised.ink2, textWrap: 'pretty' });
export const proof = part({ display: 'grid', gap: space.m });
