import { layout, layoutWithin, vars } from '@fairway/ui/theme';

export const outline = layout({});

export const ring = layout({ display: 'grid', placeItems: 'center', minBlockSize: '50dvb' });

// The previous page keeps its typed values: the reader may return to it.
layoutWithin(`.${outline} ~ *`, { display: 'none' });

// No other page starts under a header that overlaps a picture. Not by `:has()`: the browser would check the whole
// header at every change on any page.
layoutWithin('[data-outlined] header:not(main *)', {
  marginBlockEnd: '0',
  background: vars.color.page.surface,
  borderBlockEndColor: vars.color.line,
});
