import { layout, media, text, vars, weight } from '@fairway/ui/theme';

/** On phones the first line follows the fact's name. */
export const two = layout({
  display: 'grid',
  minInlineSize: 0,
  overflowWrap: 'break-word',
  '@media': { [media.phone]: { display: 'inline-grid', verticalAlign: 'top' } },
});
export const quiet = layout({ ...text.small, fontWeight: weight.regular, color: vars.color.page.ink2 });
export const days = layout({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });
/** Both lines of a figure end where figures do. */
export const end = layout({ justifyItems: 'end', textAlign: 'end' });
