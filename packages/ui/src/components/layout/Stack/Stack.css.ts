import { part, parts } from '../../../theme/style.ts';

/** One column that can shrink: content that is too long wraps or scrolls inside it. */
export const stack = part({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', minInlineSize: 0 });

export const align = parts({
  stretch: {},
  start: { justifyItems: 'start' },
  center: { justifyItems: 'center' },
  end: { justifyItems: 'end' },
});

/** A list keeps its meaning and loses its marks. */
export const list = part({ selectors: { '&:is(ul, ol)': { listStyle: 'none', padding: 0 } } });
