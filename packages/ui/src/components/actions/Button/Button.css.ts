import { createVar } from '@vanilla-extract/css';
import { density, densityNames, touch, vars } from '../../../theme/contract.css.ts';
import { chosenForced, disabledForced } from '../../../theme/forced.ts';
import { offPaper } from '../../../theme/paper.ts';
import { media, motion, space, text, weight } from '../../../theme/scale.ts';
import { part, parts } from '../../../theme/style.ts';

/** Between the text and the button's edge. */
const inset = createVar();

/** Padding above and below several lines of text; a single line is as tall as the density defines. */
const above = (height: string, line: string) => `min(${space.xs}, (${height} - ${line} - 2px) / 2)`;

export const button = part({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space.s,
  border: '1px solid transparent',
  borderRadius: vars.radius.medium,
  fontWeight: weight.strong,
  textAlign: 'center',
  textDecoration: 'none',
  cursor: 'pointer',
  userSelect: 'none',
  selectors: {
    // Only under the pointer: else every button of the page would run through its colours when the scheme changes.
    '&:hover': {
      transition: `background-color ${motion.quick} ${motion.ease}, border-color ${motion.quick} ${motion.ease}`,
    },
    '&:disabled': { opacity: 0.48, cursor: 'not-allowed' },
    '&[aria-disabled="true"]': { cursor: 'progress' },
  },
  '@media': {
    [media.forced]: { borderColor: 'ButtonBorder', selectors: { '&:disabled': disabledForced } },
    ...offPaper,
  },
});

export const tone = parts({
  brand: {
    background: vars.color.brand.surface,
    color: vars.color.brand.ink,
    selectors: {
      '&:hover:not(:disabled)': { background: vars.color.brand.hover },
      '&:active:not(:disabled)': { background: vars.color.brand.pressed },
    },
    // Without a background, the heavier border distinguishes it.
    '@media': { [media.forced]: { borderWidth: '2px' } },
  },
  line: {
    background: vars.color.raised.surface,
    color: vars.color.raised.ink,
    borderColor: vars.color.line,
    selectors: {
      '&:hover:not(:disabled)': { background: vars.color.sunk.surface, borderColor: vars.color.lineControl },
      '&[aria-pressed="true"], &[aria-expanded="true"]': {
        background: vars.color.tint.surface,
        color: vars.color.tint.ink,
      },
    },
    '@media': {
      [media.forced]: {
        selectors: { '&:is([aria-pressed="true"], [aria-expanded="true"]):not(:disabled)': chosenForced },
      },
    },
  },
  quiet: {
    color: vars.color.link,
    selectors: {
      '&:hover:not(:disabled)': { background: vars.color.tint.surface, color: vars.color.tint.ink },
    },
  },
  danger: {
    background: vars.color.danger.surface,
    color: vars.color.danger.ink,
    selectors: { '&:hover:not(:disabled)': { background: vars.color.danger.hover } },
  },
});

export const size = parts({
  small: {
    // With an icon alone it is as wide as a finger needs.
    vars: { [inset]: `max(${space.m}, (${touch} - 12px) / 2)` },
    minBlockSize: density.controlSmall,
    paddingBlock: above(densityNames.controlSmall, text.small.lineHeight),
    paddingInline: inset,
    ...text.small,
  },
  medium: {
    vars: { [inset]: space.l },
    minBlockSize: density.control,
    // The small picture of an account is taller than the text.
    paddingBlock: above(densityNames.control, '24px'),
    paddingInline: inset,
    ...text.body,
  },
  large: {
    vars: { [inset]: space.xl },
    minBlockSize: '48px',
    paddingBlock: space.xs,
    paddingInline: inset,
    ...text.lead,
  },
});

/**
 * The text, not the invisible border, is aligned with its neighbours above and below; a visible border is aligned
 * itself.
 */
export const flush = parts({
  start: {
    marginInlineStart: `calc(-1px - ${inset})`,
    '@media': { [media.forced]: { marginInlineStart: 0 } },
  },
  end: {
    marginInlineEnd: `calc(-1px - ${inset})`,
    '@media': { [media.forced]: { marginInlineEnd: 0 } },
  },
});

export const block = part({ inlineSize: '100%' });
