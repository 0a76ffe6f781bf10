import { vars } from '../../../theme/contract.css.ts';
import { media, space, text, weight } from '../../../theme/scale.ts';
import { part, parts } from '../../../theme/style.ts';

export const badge = part({
  display: 'inline-block',
  maxInlineSize: '100%',
  paddingInline: '6px',
  paddingBlock: '1px',
  border: '1px solid transparent',
  borderRadius: vars.radius.small,
  ...text.caption,
  fontWeight: weight.strong,
  verticalAlign: 'middle',
  // Chinese words stay whole, as English ones do.
  wordBreak: 'keep-all',
  overflowWrap: 'break-word',
  '@media': { [media.forced]: { borderColor: 'CanvasText' } },
});

export const withIcon = part({ display: 'inline-flex', alignItems: 'center', gap: space.xs });

/** In the middle of the first line. */
export const icon = part({
  alignSelf: 'flex-start',
  inlineSize: '13px',
  blockSize: '13px',
  marginBlockStart: '2.5px',
  verticalAlign: 'baseline',
});

/** Shape and word tell the state; colour only helps. */
export const status = part({
  display: 'inline-flex',
  alignItems: 'baseline',
  gap: space.xs,
  maxInlineSize: '100%',
});
export const statusIcon = part({ flex: 'none', alignSelf: 'flex-start', marginBlockStart: '3px' });
export const words = part({ minInlineSize: 0, overflowWrap: 'break-word' });
export const statusTone = parts({
  done: { color: vars.color.good.ink },
  running: { color: vars.color.link },
  waiting: { color: vars.color.caution.ink },
  bad: { color: vars.color.bad.ink },
  off: { color: vars.color.page.ink3 },
  none: { color: vars.color.page.ink3 },
});
