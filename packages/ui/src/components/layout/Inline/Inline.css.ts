import { part, parts } from '../../../theme/style.ts';

export const inline = part({ display: 'flex', minInlineSize: 0 });
export const wrap = part({ flexWrap: 'wrap' });

export const align = parts({
  start: { alignItems: 'flex-start' },
  center: { alignItems: 'center' },
  end: { alignItems: 'flex-end' },
  baseline: { alignItems: 'baseline' },
});

export const justify = parts({
  start: {},
  center: { justifyContent: 'center' },
  end: { justifyContent: 'flex-end' },
  between: { justifyContent: 'space-between' },
});
