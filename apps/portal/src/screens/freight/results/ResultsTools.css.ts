import { layout, media, space, text, vars } from '@fairway/ui/theme';

/** One line: what does not fit a phone is scrolled to. */
export const tools = layout({
  display: 'flex',
  alignItems: 'center',
  gap: space.s,
  '@media': { [media.phone]: { overflowX: 'auto', scrollbarWidth: 'none', paddingBlock: '2px' } },
});
/** Where tables show one box type at a time. */
export const boxes = layout({ flex: 'none', '@media': { [media.wide]: { display: 'none' } } });
export const hint = layout({ ...text.small, color: vars.color.page.ink2, whiteSpace: 'nowrap' });
