import { vars } from '../../../theme/contract.css.ts';
import { isolated, tabular } from '../../../theme/numerals.ts';
import { media, space, text } from '../../../theme/scale.ts';
import { part } from '../../../theme/style.ts';
import { iconButton } from '../../actions/Button/iconButton.ts';

/** Nearly the whole window: the picture is what the dialog is for. */
export const viewer = part({
  selectors: {
    '&&': { inlineSize: `calc(100vw - ${space.section})`, blockSize: `calc(100dvh - ${space.section})` },
  },
  '@media': { [media.phone]: { selectors: { '&&': { inlineSize: '100%', blockSize: '100dvh' } } } },
});

/** Takes the height that head and foot of the dialog leave. */
export const figure = part({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'minmax(0, 1fr) auto',
  gap: space.m,
  blockSize: '100%',
  minBlockSize: '240px',
  margin: 0,
});

export const panel = part({
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr) auto',
  gridTemplateColumns: 'minmax(0, 1fr)',
  margin: 0,
  minInlineSize: 0,
  blockSize: 'clamp(320px, 70vh, 760px)',
});

export const bar = part({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.s,
  paddingBlock: space.xs,
});

export const keys = part({ display: 'grid', minBlockSize: 0 });

export const stage = part({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  blockSize: '100%',
  minBlockSize: 0,
  overflow: 'hidden',
  borderRadius: vars.radius.medium,
  color: vars.color.sunk.ink,
  background: vars.color.sunk.surface,
  // The page still scrolls under a finger; sideways is a swipe.
  touchAction: 'pan-y',
  userSelect: 'none',
  selectors: {
    '&[data-zoomed]': { touchAction: 'none', cursor: 'grab' },
    '&[data-zoomed]:active': { cursor: 'grabbing' },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
  '@media': { [media.forced]: { border: '1px solid CanvasText' } },
});

export const picture = part({
  position: 'absolute',
  insetBlockStart: '50%',
  // Moved by pixels of the screen, in both directions of writing.
  left: '50%',
  maxInlineSize: 'none',
  visibility: 'hidden',
  // Papers are often scanned without a background.
  background: '#fff',
  selectors: { '&[data-loaded]': { visibility: 'visible' } },
});

export const loading = part({ display: 'grid', placeItems: 'center' });

export const foot = part({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.s,
  inlineSize: '100%',
});

export const steps = part({ display: 'flex', alignItems: 'center', gap: space.xs });

export const place = part({ ...text.small, ...tabular, ...isolated, color: vars.color.raised.ink2 });

export const tools = part({
  display: 'flex',
  alignItems: 'center',
  gap: space.hair,
  marginInlineStart: 'auto',
});

export const tool = iconButton('36px', vars.radius.medium);

export const percent = part({ ...text.small, ...tabular, minInlineSize: '44px', textAlign: 'center' });

export const caption = part({
  ...text.small,
  color: vars.color.raised.ink2,
  overflowWrap: 'break-word',
});
