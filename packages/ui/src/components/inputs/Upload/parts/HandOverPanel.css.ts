import { vars } from '../../../../theme/contract.css.ts';
import { media, space, text, weight } from '../../../../theme/scale.ts';
import { part } from '../../../../theme/style.ts';

export const panel = part({ display: 'grid', justifyItems: 'center', gap: space.m, textAlign: 'center' });

/** White to the edge, in dark schemes as well: the code brings the quiet zone that scanners need. */
export const code = part({
  inlineSize: '200px',
  padding: space.xs,
  background: 'white',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.large,
  forcedColorAdjust: 'none',
  '@media': { [media.forced]: { borderColor: 'CanvasText' } },
});

export const coming = part({
  display: 'grid',
  placeItems: 'center',
  blockSize: '200px',
  colorScheme: 'light',
  color: 'color-mix(in srgb, CanvasText 64%, Canvas)',
});

export const status = part({ display: 'grid', gap: space.xs, minBlockSize: '24px' });

export const step = part({ fontWeight: weight.strong });

export const received = part({ color: vars.color.good.ink, fontVariantNumeric: 'tabular-nums' });

export const note = part({ ...text.small, color: vars.color.raised.ink2, maxInlineSize: '100%' });

export const url = part({
  maxInlineSize: '100%',
  overflowWrap: 'anywhere',
  textAlign: 'start',
  color: vars.color.raised.ink,
});
