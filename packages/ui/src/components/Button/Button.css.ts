import { density, vars } from '../../theme/contract.css.ts';
import { media, motion, space, text, weight } from '../../theme/scale.ts';
import { part, parts } from '../../theme/style.ts';
import type { ButtonProps } from './Button.tsx';

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
  '@media': { [media.forced]: { borderColor: 'ButtonBorder' } },
});

export const tone = parts<NonNullable<ButtonProps['tone']>>({
  brand: {
    background: vars.color.brand.surface,
    color: vars.color.brand.ink,
    selectors: {
      '&:hover:not(:disabled)': { background: vars.color.brand.hover },
      '&:active:not(:disabled)': { background: vars.color.brand.pressed },
    },
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

export const size = parts<NonNullable<ButtonProps['size']>>({
  small: { minBlockSize: density.controlSmall, paddingInline: space.m, ...text.small },
  medium: { minBlockSize: density.control, paddingInline: space.l, ...text.body },
  large: { minBlockSize: '48px', paddingInline: space.xl, ...text.lead },
});

export const block = part({ inlineSize: '100%' });
