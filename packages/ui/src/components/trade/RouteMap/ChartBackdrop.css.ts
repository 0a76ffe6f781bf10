import { vars } from '../../../theme/contract.css.ts';
import { offPaper } from '../../../theme/paper.ts';
import { media } from '../../../theme/scale.ts';
import { part, parts, within } from '../../../theme/style.ts';

const { color } = vars;

export const backdrop = part({
  overflow: 'clip',
  background: color.deep,
  '@media': { [media.forced]: { display: 'none' }, ...offPaper },
});

/** Fades towards the start, behind the headline. */
export const fade = parts({
  none: {},
  start: {
    maskImage: 'linear-gradient(to right, rgb(0 0 0 / 0.12) 12%, #000 52%)',
    '@media': {
      [media.notPhone]: {
        selectors: { '&:dir(rtl)': { maskImage: 'linear-gradient(to left, transparent 34%, #000 56%)' } },
      },
      [media.phone]: { maskImage: 'linear-gradient(rgb(0 0 0 / 0.3), rgb(0 0 0 / 0.75))' },
    },
  },
});

// The chart cannot be mirrored: moved aside, its routes run in the opaque part, and its edge is in the faded part.
within(`${fade.start}:dir(rtl) > svg`, {
  '@media': { [media.notPhone]: { transform: 'translateX(-34%)' } },
});

export const drawing = part({ display: 'block', inlineSize: '100%', blockSize: '100%' });

const line = { fill: 'none', strokeLinejoin: 'round' } as const;
export const graticule = part({ ...line, stroke: color.water1, strokeWidth: 0.5 });
export const shallow3 = part({ ...line, stroke: color.water3, strokeWidth: 64 });
export const shallow2 = part({ ...line, stroke: color.water2, strokeWidth: 40 });
export const shallow1 = part({ ...line, stroke: color.water1, strokeWidth: 20 });
export const land = part({
  fill: color.land,
  stroke: color.coast,
  strokeWidth: 1.6,
  strokeLinejoin: 'round',
});

export const lane = part({
  fill: 'none',
  stroke: color.mark,
  strokeWidth: 1.6,
  strokeLinecap: 'round',
  strokeDasharray: '0.1 4.5',
});

export const ring = part({ fill: color.page.surface, stroke: color.mark, strokeWidth: 1.5 });
export const dot = part({ fill: color.mark });
