import { layout, layoutWithin, media, space, text, vars } from '@fairway/ui/theme';

/** One line: what does not fit a phone is scrolled to. */
export const tools = layout({
  display: 'flex',
  alignItems: 'center',
  gap: space.s,
  flexWrap: 'wrap',
  '@media': {
    [media.phone]: { flexWrap: 'nowrap', overflowX: 'auto', scrollbarWidth: 'none', paddingBlock: '2px' },
  },
});
layoutWithin(`.${tools} > *`, { flex: 'none' });
export const choice = layout({ flex: 'none' });
/** Where tables show one box type at a time. */
export const boxes = layout({ flex: 'none', '@media': { [media.wide]: { display: 'none' } } });
export const hint = layout({ ...text.small, color: vars.color.page.ink2, whiteSpace: 'nowrap' });
