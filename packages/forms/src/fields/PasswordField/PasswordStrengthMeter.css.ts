import { motion, part, parts, space, vars } from '@fairway/ui/theme';

export const root = part({ display: 'inline-flex', alignItems: 'center', gap: space.s });

export const bars = part({ display: 'inline-flex', gap: space.hair });

export const bar = part({
  inlineSize: '20px',
  blockSize: '4px',
  borderRadius: vars.radius.round,
  background: vars.color.line,
  transition: `background-color ${motion.quick} ${motion.ease}`,
  '@media': { '(forced-colors: active)': { forcedColorAdjust: 'none', background: 'GrayText' } },
});

const filled = (colour: string) =>
  ({
    background: colour,
    '@media': { '(forced-colors: active)': { background: 'Highlight' } },
  }) as const;

export const strength = parts({
  weak: filled(vars.color.bad.ink),
  fair: filled(vars.color.caution.ink),
  strong: filled(vars.color.good.ink),
});
