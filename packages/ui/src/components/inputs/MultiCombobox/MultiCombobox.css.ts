import { chip, chipRemove } from '../../../theme/chip.ts';
import { media, space } from '../../../theme/scale.ts';
import { part } from '../../../theme/style.ts';

export const chips = part({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.s,
  marginBlockStart: space.s,
  listStyle: '""',
});

export const item = part({
  ...chip,
  minBlockSize: '28px',
  selectors: { '&:not(:has(> button))': { paddingInlineEnd: space.s } },
  '@media': {
    [media.forced]: {
      ...chip['@media'][media.forced],
      selectors: { [`:has(:disabled) + ${chips} > &`]: { color: 'GrayText', borderColor: 'GrayText' } },
    },
  },
});

export const name = part({ minInlineSize: 0 });

export const remove = part(chipRemove);
