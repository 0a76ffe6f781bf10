import { vars } from '../../../theme/contract.css.ts';
import { media } from '../../../theme/scale.ts';
import { part } from '../../../theme/style.ts';
import { tones } from '../../feedback/Badge/tones.css.ts';

const badge = part({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '56px',
  blockSize: '56px',
  borderRadius: vars.radius.round,
  '@media': { [media.forced]: { border: '1px solid CanvasText', background: 'Canvas' } },
});

/** Covers a code with its outcome. */
export const verdict = {
  busy: `${badge} ${tones.neutral}`,
  scanned: `${badge} ${tones.good}`,
  expired: `${badge} ${tones.caution}`,
  refused: `${badge} ${tones.bad}`,
};
