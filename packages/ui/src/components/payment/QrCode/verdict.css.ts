import { vars } from '../../../theme/contract.css.ts';
import { media } from '../../../theme/scale.ts';
import { parts } from '../../../theme/style.ts';

const badge = {
  display: 'grid',
  placeItems: 'center',
  inlineSize: '56px',
  blockSize: '56px',
  borderRadius: vars.radius.round,
  '@media': { [media.forced]: { border: '1px solid CanvasText', background: 'Canvas' } },
} as const;

const { neutral, good, caution, bad } = vars.color;

/** Covers a code with its outcome. */
export const verdict = parts({
  busy: { ...badge, background: neutral.surface, color: neutral.ink },
  scanned: { ...badge, background: good.surface, color: good.ink },
  expired: { ...badge, background: caution.surface, color: caution.ink },
  refused: { ...badge, background: bad.surface, color: bad.ink },
});
