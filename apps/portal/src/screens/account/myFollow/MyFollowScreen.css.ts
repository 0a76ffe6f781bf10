import { layout, media, space, text, vars, weight } from '@fairway/ui/theme';

export const count = layout({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.m,
  ...text.small,
  color: vars.color.page.ink2,
});
export const lane = layout({ fontWeight: weight.strong });
export const codes = layout({ display: 'block', ...text.caption, color: vars.color.page.ink3 });
export const price = layout({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });
export const mainPrice = layout({
  fontVariantNumeric: 'tabular-nums',
  fontWeight: weight.heavy,
  fontSize: '16px',
  whiteSpace: 'nowrap',
});
export const quiet = layout({ ...text.small, color: vars.color.page.ink3, whiteSpace: 'nowrap' });
export const day = layout({ whiteSpace: 'nowrap' });

export const row = layout({ display: 'grid', gap: space.hair });
export const phonePrice = layout({
  fontSize: '18px',
  fontWeight: weight.heavy,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});
/** The box type, where one price a row is shown. */
export const boxes = layout({ '@media': { [media.notPhone]: { display: 'none' } } });
