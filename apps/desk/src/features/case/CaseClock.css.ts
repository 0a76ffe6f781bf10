import { layout, media, space, text, vars } from '@fairway/ui/theme';

export const days = layout({
  display: 'flex',
  gap: space.hair,
  '@media': { [media.phone]: { display: 'none' } },
});
export const day = layout({
  ...text.caption,
  inlineSize: '26px',
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
  color: vars.color.page.ink2,
  borderBlockStart: `6px solid ${vars.color.brand.surface}`,
  selectors: {
    // Nobody works: hatched, and no day of the promise.
    '&[data-off]': {
      color: vars.color.page.ink3,
      borderImage: `repeating-linear-gradient(135deg, ${vars.color.lineControl} 0 2px, transparent 2px 5px) 6`,
    },
  },
});
export const promise = layout({ ...text.small });
