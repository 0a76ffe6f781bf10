import { layout, space, text, weight } from '@fairway/ui/theme';

/** Fields with a heading, without the browser's frame. */
export const fieldset = layout({ border: 0, padding: 0, margin: 0, minInlineSize: 0 });
export const legend = layout({
  padding: 0,
  marginBlockEnd: space.s,
  ...text.small,
  fontWeight: weight.strong,
});
