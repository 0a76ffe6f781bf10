import { layout, layoutWithin, media, space, text, vars } from '@fairway/ui/theme';

/** One line; on a phone the shipment has a separate line above it. */
export const tools = layout({
  display: 'flex',
  alignItems: 'center',
  gap: space.s,
  flexWrap: 'wrap',
  '@media': { [media.phone]: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } },
});
layoutWithin(`.${tools} > *`, { flex: 'none' });
/** On a phone it is as wide as the screen, and shows its boxes in one line. */
export const shipment = layout({ minInlineSize: 0, display: 'grid' });
layoutWithin(`.${shipment} > button`, {
  '@media': { [media.phone]: { justifyContent: 'start', overflow: 'hidden', whiteSpace: 'nowrap' } },
});
/** Sort and filters are visible; what does not fit a phone is scrolled to. Its hidden labels scroll with it. */
export const line = layout({
  display: 'contents',
  '@media': {
    [media.phone]: {
      position: 'relative',
      display: 'flex',
      alignItems: 'center',
      gap: space.s,
      overflowX: 'auto',
      scrollbarWidth: 'none',
      paddingBlock: '2px',
    },
  },
});
layoutWithin(`.${line} > *`, { flex: 'none' });
export const sort = layout({ inlineSize: '200px', '@media': { [media.phone]: { inlineSize: '168px' } } });
export const choice = layout({ flex: 'none' });
/** For tables that show one box type at a time. */
export const boxes = layout({ flex: 'none', '@media': { [media.wide]: { display: 'none' } } });
export const hint = layout({ ...text.small, color: vars.color.page.ink2, whiteSpace: 'nowrap' });
