import { vars } from '../../../theme/contract.css.ts';
import { media, space, text, weight } from '../../../theme/scale.ts';
import { part, parts } from '../../../theme/style.ts';
import type { SectionProps } from './Section.tsx';

export const page = part({ minBlockSize: '100dvb', display: 'flex', flexDirection: 'column' });

export const main = part({
  flex: 1,
  minInlineSize: 0,
  selectors: { '&:focus': { outline: 'none' } },
});

/** 1200 px of content between gutters of 24, 16 on phones. */
export const content = part({
  boxSizing: 'content-box',
  maxInlineSize: '1200px',
  marginInline: 'auto',
  paddingInline: space.xl,
  '@media': { [media.phone]: { paddingInline: space.l } },
});

export const section = part({
  paddingBlock: space.section,
  '@media': { [media.phone]: { paddingBlock: space.xxl } },
});

/** Begins and ends with a line where its ground is gone; neighbours share one. */
const ruled = {
  '@media': { [media.forced]: { borderBlock: '1px solid CanvasText', marginBlockStart: '-1px' } },
} as const;

export const ground = parts<NonNullable<SectionProps['ground']>>({
  page: {},
  paper: { background: vars.color.paper.surface, color: vars.color.paper.ink, ...ruled },
  sunk: { background: vars.color.sunk.surface, color: vars.color.sunk.ink, ...ruled },
});

export const head = part({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `${space.xs} ${space.l}`,
  marginBlockEnd: space.xl,
  '@media': { [media.phone]: { marginBlockEnd: space.l } },
});

export const heading = part({
  ...text.heading,
  fontFamily: vars.font.heading,
  fontStretch: vars.font.headingWidth,
  fontWeight: weight.heavy,
});

export const note = part({ ...text.body });
export const noteOn = parts({
  page: { color: vars.color.page.ink3 },
  paper: { color: vars.color.paper.ink3 },
  sunk: { color: vars.color.sunk.ink3 },
});

export const aside = part({ marginInlineStart: 'auto' });
