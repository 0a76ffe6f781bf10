import { globalStyle, keyframes } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { disabledForced } from '../../../theme/forced.ts';
import { base } from '../../../theme/layers.css.ts';
import { media, motion, space, text, weight } from '../../../theme/scale.ts';
import { part, partOf, parts } from '../../../theme/style.ts';
import { touchArea } from '../../../theme/touch.css.ts';

globalStyle('html[data-scroll-lock]', { '@layer': { [base]: { overflow: 'hidden' } } });
globalStyle('html[data-scroll-lock="gutter"]', {
  '@layer': {
    [base]: {
      scrollbarGutter: 'stable',
      // A backdrop does not reach into the gutter: the root paints the same shade there.
      background: `linear-gradient(${vars.color.scrim}, ${vars.color.scrim}) ${vars.color.page.surface}`,
    },
  },
});

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(12px)' } });
const fade = keyframes({ from: { opacity: 0 } });

/** Styles shared by dialogs and drawers. */
export const surface = part({
  // Inherited from wherever the dialog is written, a table cell or a dark header: start afresh.
  ...text.body,
  fontFamily: vars.font.body,
  fontWeight: weight.regular,
  textAlign: 'start',
  whiteSpace: 'normal',
  cursor: 'auto',
  color: vars.color.raised.ink,
  background: vars.color.raised.surface,
  padding: 0,
  border: 0,
  boxShadow: vars.shadow.overlay,
  overflow: 'hidden',
  overscrollBehavior: 'contain',
  selectors: {
    '&[open]': { display: 'flex' },
    '&::backdrop': { background: vars.color.scrim, animation: `${fade} ${motion.calm} ${motion.ease}` },
  },
  '@media': {
    [media.forced]: { border: '1px solid CanvasText' },
    [media.still]: { selectors: { '&::backdrop': { animation: 'none' } } },
    [media.paper]: { selectors: { '&[open]': { display: 'none' } } },
  },
});

export const dialog = part({
  margin: 'auto',
  borderRadius: vars.radius.large,
  maxInlineSize: `calc(100vw - ${space.section})`,
  maxBlockSize: `calc(100dvh - ${space.section})`,
  selectors: { '&[open]': { animation: `${rise} ${motion.calm} ${motion.ease}` } },
  '@media': {
    [media.phone]: {
      inlineSize: '100%',
      maxInlineSize: '100%',
      marginBlockEnd: 0,
      borderEndStartRadius: 0,
      borderEndEndRadius: 0,
    },
  },
});

const sheet = { [media.phone]: { blockSize: `calc(100dvh - ${space.xl})`, maxBlockSize: '100dvh' } };

export const size = parts({
  small: { inlineSize: '440px' },
  medium: { inlineSize: '560px', '@media': sheet },
  large: { inlineSize: '760px', '@media': sheet },
  wide: { inlineSize: '1040px', '@media': sheet },
  /** With an `aside`. */
  split: { inlineSize: '880px', '@media': sheet },
});

/** Goes first where there is no room for it. */
export const aside = part({
  flex: 'none',
  display: 'grid',
  inlineSize: 'min(340px, 40%)',
  '@media': { [media.phone]: { display: 'none' } },
});

/** The whole frame scrolls, so that the arrow keys do too while the heading has focus. */
export const frame = part({
  flex: 1,
  minInlineSize: 0,
  display: 'flex',
  flexDirection: 'column',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  scrollPaddingBlock: '72px',
});

export const head = part({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 1,
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: space.l,
  paddingBlock: `${space.xl} ${space.s}`,
  paddingInline: `${space.xl} ${space.l}`,
  background: vars.color.raised.surface,
  '@media': {
    [media.phone]: { paddingBlock: `${space.l} ${space.xs}`, paddingInline: `${space.l} ${space.m}` },
  },
});

export const heading = part({
  ...text.title,
  fontFamily: vars.font.heading,
  fontWeight: weight.heavy,
  fontStretch: vars.font.headingWidth,
  minInlineSize: 0,
  overflowWrap: 'break-word',
  // Focus rests here to be read out; it is not a control.
  outline: 'none',
});

export const description = part({
  color: vars.color.raised.ink2,
  selectors: { '&:not(:last-child)': { marginBlockEnd: space.l } },
});

export const body = part({
  flex: 1,
  paddingInline: space.xl,
  // The ring of a control that comes first would go under the head.
  paddingBlockStart: space.xs,
  paddingBlockEnd: space.xl,
  selectors: { '&:empty': { paddingBlockEnd: space.m } },
  '@media': { [media.phone]: { paddingInline: space.l } },
});

export const foot = part({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  alignItems: 'center',
  gap: space.m,
  padding: `${space.l} ${space.xl}`,
  borderBlockStart: `1px solid ${vars.color.lineSoft}`,
  background: vars.color.raised.surface,
  '@media': {
    [media.phone]: {
      paddingInline: space.l,
      paddingBlockEnd: `max(${space.l}, env(safe-area-inset-bottom))`,
    },
  },
});

/** Above the actions, so that it is visible however long the content is. */
export const error = part({ flexBasis: '100%', textAlign: 'start' });

export const question = part({
  flex: 1,
  minInlineSize: '200px',
  fontWeight: weight.strong,
  '@media': { [media.phone]: { flexBasis: '100%' } },
});

export const close = partOf(touchArea, {
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '32px',
  blockSize: '32px',
  marginBlock: '-3px',
  borderRadius: vars.radius.medium,
  color: 'inherit',
  selectors: {
    '&:hover:not([aria-disabled="true"])': {
      background: 'color-mix(in srgb, currentColor 10%, transparent)',
    },
    '&[aria-disabled="true"]': { opacity: 0.48, cursor: 'not-allowed' },
  },
  '@media': { [media.forced]: { selectors: { '&[aria-disabled="true"]': disabledForced } } },
});
