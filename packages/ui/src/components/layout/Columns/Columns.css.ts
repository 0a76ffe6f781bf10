import { byScreen } from '../../../theme/byScreen.ts';
import { media } from '../../../theme/scale.ts';
import { part, parts } from '../../../theme/style.ts';

export const columns = part({ display: 'grid', minInlineSize: 0 });

const equal = (count: number) => ({ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` });

export const count = byScreen({ 1: equal(1), 2: equal(2), 3: equal(3), 4: equal(4) }, 'count');

const beside = (size: string) => ({
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media.wide]: { gridTemplateColumns: `minmax(0, 1fr) ${size}` } },
});

export const aside = parts({ small: beside('320px'), medium: beside('360px') });

export const align = parts({ stretch: {}, start: { alignItems: 'start' } });
