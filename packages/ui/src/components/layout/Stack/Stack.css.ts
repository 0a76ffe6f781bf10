import { part, parts } from '../../../theme/style.ts';

/** One column that gives way: what is too long for it breaks or scrolls in itself. */
export const stack = part({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', minInlineSize: 0 });

export const align = parts({
  stretch: {},
  start: { justifyItems: 'start' },
  center: { justifyItems: 'center' },
  end: { justifyItems: 'end' },
});

/** A list keeps its meaning and loses its marks. */
export const list = part({ selectors: { '&:is(ul, ol)': { listStyle: 'none', padding: 0 } } });
