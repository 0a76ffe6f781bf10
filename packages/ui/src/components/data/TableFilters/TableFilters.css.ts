import { chip as chipLooks, chipRemove } from '../../../theme/chip.ts';
import { density, vars } from '../../../theme/contract.css.ts';
import { media, space, text, weight } from '../../../theme/scale.ts';
import { part, within } from '../../../theme/style.ts';

export const root = part({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s });

/** One line on phones, scrolled to its end; its padding leaves space for the focus ring. */
export const tools = part({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.s,
  '@media': {
    [media.phone]: {
      position: 'relative',
      flexWrap: 'nowrap',
      overflowX: 'auto',
      scrollbarWidth: 'none',
      margin: '-4px',
      padding: '4px',
    },
  },
});
within(`.${tools} > *`, { '@media': { [media.phone]: { flex: 'none' } } });

export const others = part({ display: 'flex', gap: space.s, marginInlineStart: 'auto' });

export const search = part({
  inlineSize: '240px',
  '@media': { [media.phone]: { inlineSize: 'auto', flex: '1 0 160px' } },
});

export const used = part({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.s} ${space.m}`,
  listStyle: '""',
});

export const chip = part(chipLooks);

export const remove = part(chipRemove);

export const form = part({ display: 'grid', gap: space.l, minInlineSize: '260px' });

export const group = part({ display: 'grid', gap: space.s });

export const legend = part({
  marginBlockEnd: space.xs,
  padding: 0,
  color: vars.color.page.ink2,
  fontWeight: weight.medium,
  ...text.small,
});

export const bounds = part({
  display: 'grid',
  gridTemplateColumns: '1fr auto 1fr',
  alignItems: 'start',
  gap: space.s,
});

/** Centred on the boxes, not on the texts below them. */
export const dash = part({ display: 'grid', alignItems: 'center', blockSize: density.controlSmall });

export const foot = part({ display: 'flex', justifyContent: 'space-between', gap: space.s });
