import { chosenFrame, layout, media, space, text, vars, weight } from '@fairway/ui/theme';

export const top = layout({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 4fr)',
  gap: space.xxl,
  alignItems: 'start',
  '@media': { [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space.xl } },
});
export const note = layout({ ...text.small, color: vars.color.page.ink2, marginBlockStart: space.xs });
export const intro = layout({ maxInlineSize: '70ch' });
export const heading = layout({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space.m,
});
export const other = layout({ ...text.title, fontWeight: weight.regular, color: vars.color.page.ink2 });
export const code = layout({ ...text.title, fontStretch: vars.font.numberWidth, color: vars.color.link });

export const columns = layout({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 300px), 1fr))',
  gap: `${space.xl} ${space.section}`,
  alignItems: 'start',
});

export const list = layout({ listStyle: 'none', padding: 0, display: 'grid' });
export const lane = layout({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 84px 36px 52px',
  alignItems: 'center',
  gap: space.s,
  minBlockSize: '36px',
  borderBlockEnd: `1px solid ${vars.color.lineSoft}`,
});
export const bar = layout({
  display: 'block',
  blockSize: '8px',
  borderRadius: '4px',
  background: vars.color.water2,
  minInlineSize: '2px',
});
export const number = layout({
  fontWeight: weight.strong,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
});
export const quiet = layout({
  ...text.small,
  color: vars.color.page.ink2,
  textAlign: 'end',
  whiteSpace: 'nowrap',
});
export const carrier = layout({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: space.m,
  minBlockSize: '36px',
  borderBlockEnd: `1px solid ${vars.color.lineSoft}`,
});
/** The button that shows the remaining rows. */
export const rest = layout({ color: vars.color.link, cursor: 'pointer', paddingBlock: space.s });
export const link = layout({
  color: vars.color.link,
  textDecoration: 'none',
  ':hover': { textDecoration: 'underline' },
});
/** A link inside words: colour alone would not distinguish it. */
export const textLink = layout({ color: vars.color.link, textDecoration: 'underline' });

export const measure = layout({
  display: 'grid',
  gap: space.m,
  padding: space.l,
  borderRadius: vars.radius.large,
  background: vars.color.deep,
  '@media': { [media.forced]: { border: '1px solid CanvasText' } },
});
export const ways = layout({ listStyle: 'none', padding: 0, display: 'grid', gap: space.m });
export const way = layout({ position: 'relative', display: 'grid', gap: space.hair });
/** Its press takes the whole row; the one that is drawn has a rule before it. */
export const wayName = layout({
  ...text.small,
  padding: 0,
  border: 'none',
  background: 'none',
  color: vars.color.link,
  textAlign: 'start',
  cursor: 'pointer',
  '::after': {
    content: '""',
    position: 'absolute',
    inset: `calc(-1 * ${space.xs}) calc(-1 * ${space.m})`,
  },
  selectors: {
    '&[aria-pressed="true"]': { color: 'inherit', fontWeight: weight.strong },
    '&[aria-pressed="true"]::after': { borderInlineStart: `3px solid ${vars.color.brand.surface}` },
  },
  '@media': chosenFrame('&[aria-pressed="true"]'),
});
export const otherWay = layout({ fontWeight: weight.strong, fontVariantNumeric: 'tabular-nums' });
export const far = layout({
  ...text.heading,
  fontWeight: weight.heavy,
  fontStretch: vars.font.numberWidth,
  fontVariantNumeric: 'tabular-nums',
});
export const unit = layout({ ...text.body, fontWeight: weight.regular, color: vars.color.page.ink2 });
export const speeds = layout({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space.l,
  ...text.small,
  color: vars.color.page.ink2,
});

/** A week side by side; on a phone it scrolls in its own line. */
export const days = layout({
  position: 'relative',
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(92px, 1fr)',
  overflowX: 'auto',
  '@media': { [media.paper]: { gridAutoColumns: 'minmax(0, 1fr)' } },
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.large,
  listStyle: 'none',
  padding: 0,
});
export const day = layout({
  display: 'grid',
  gap: space.hair,
  padding: `${space.s} ${space.m}`,
  minBlockSize: '60px',
  color: 'inherit',
  textDecoration: 'none',
  ':hover': { background: vars.color.deep },
  selectors: {
    '&[aria-current]': { background: vars.color.brand.surface, color: vars.color.brand.ink },
  },
  '@media': chosenFrame('&[aria-current]'),
});
export const dayItem = layout({
  selectors: { '& + &': { borderInlineStart: `1px solid ${vars.color.line}` } },
});
export const dayName = layout({ ...text.small, whiteSpace: 'nowrap' });
export const dayCount = layout({
  ...text.title,
  fontWeight: weight.strong,
  fontVariantNumeric: 'tabular-nums',
});

export const calls = layout({
  listStyle: 'none',
  padding: 0,
  borderBlockStart: `1px solid ${vars.color.line}`,
});
/** A row of a table on wide screens; on a phone two lines: ship and day, then way and cut-off. */
export const call = layout({
  display: 'grid',
  gridTemplateColumns: '112px minmax(0, 2fr) minmax(0, 3fr) minmax(0, 5fr) minmax(0, 2fr)',
  alignItems: 'baseline',
  columnGap: space.l,
  paddingBlock: space.s,
  minBlockSize: '40px',
  borderBlockEnd: `1px solid ${vars.color.lineSoft}`,
  '@media': {
    [media.narrow]: {
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      gridTemplateAreas: '"ship when" "where where" "carrier cutoff"',
      rowGap: space.hair,
      paddingBlock: space.m,
    },
  },
});
const area = (name: string) => ({ '@media': { [media.narrow]: { gridArea: name } } });
/** Next to the ship and its activity, at the end of the line. */
const atEnd = (name: string) =>
  ({ '@media': { [media.narrow]: { gridArea: name, textAlign: 'end' } } }) as const;
export const callWhen = layout({
  fontWeight: weight.strong,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  ...atEnd('when'),
});
export const callCarrier = layout({ ...text.small, color: vars.color.page.ink2, ...area('carrier') });
export const callShip = layout({ fontWeight: weight.medium, overflowWrap: 'break-word', ...area('ship') });
export const callWhere = layout({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space.hair} ${space.m}`,
  listStyle: 'none',
  padding: 0,
  ...area('where'),
});
export const callEnd = layout({ whiteSpace: 'nowrap' });
export const callCutOff = layout({ ...text.small, color: vars.color.page.ink2, ...atEnd('cutoff') });
export const small = layout({ ...text.small, color: vars.color.page.ink2 });
