import { vars } from '../../../theme/contract.css.ts';
import { parts } from '../../../theme/style.ts';

const { good, bad, caution, neutral, tint } = vars.color;

/** A surface with its ink, for each meaning that a colour has. */
export const tones = parts({
  good: { background: good.surface, color: good.ink },
  bad: { background: bad.surface, color: bad.ink },
  caution: { background: caution.surface, color: caution.ink },
  neutral: { background: neutral.surface, color: neutral.ink },
  tint: { background: tint.surface, color: tint.ink },
});
