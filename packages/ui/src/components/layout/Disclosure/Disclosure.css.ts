import { vars } from '../../../theme/contract.css.ts';
import { motion, space, text, weight } from '../../../theme/scale.ts';
import { part, within } from '../../../theme/style.ts';

export const disclosure = part({
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.large,
  background: vars.color.raised.surface,
  color: vars.color.raised.ink,
});

export const summary = part({
  display: 'flex',
  alignItems: 'center',
  gap: space.s,
  padding: `${space.m} ${space.l}`,
  borderRadius: vars.radius.large,
  ...text.body,
  fontWeight: weight.strong,
  cursor: 'pointer',
  listStyle: 'none',
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    '&:hover': { color: vars.color.link },
  },
});

export const chevron = part({
  marginInlineStart: 'auto',
  color: vars.color.raised.ink3,
  transition: `transform ${motion.calm} ${motion.ease}`,
  selectors: { 'details[open] > summary > &': { transform: 'rotate(180deg)' } },
});

export const content = part({ padding: `0 ${space.l} ${space.l}`, color: vars.color.raised.ink2 });

/** Numbers of steps are inside the panel. */
within(`.${content} :is(ol, ul)`, { paddingInlineStart: '1.5em' });
