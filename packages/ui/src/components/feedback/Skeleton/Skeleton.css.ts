import { keyframes } from '@vanilla-extract/css';
import { density, vars } from '../../../theme/contract.css.ts';
import { media, space } from '../../../theme/scale.ts';
import { part, within } from '../../../theme/style.ts';

const breathe = keyframes({ '50%': { opacity: 0.5 } });

export const skeleton = part({ animation: `${breathe} 1600ms ease-in-out infinite` });

export const bar = part({
  blockSize: '12px',
  borderRadius: vars.radius.small,
  background: vars.color.neutral.surface,
  '@media': { [media.forced]: { border: '1px solid GrayText' } },
});

export const lines = part({ display: 'grid', gap: '10px' });
within(`.${lines} > :last-child:not(:first-child)`, { inlineSize: '62%' });

export const row = part({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '1fr',
  alignItems: 'center',
  gap: space.xl,
  minBlockSize: density.row,
  paddingInline: density.cell,
  borderBlockEnd: `1px solid ${vars.color.lineSoft}`,
});

export const block = part({ inlineSize: '100%', borderRadius: vars.radius.medium });
