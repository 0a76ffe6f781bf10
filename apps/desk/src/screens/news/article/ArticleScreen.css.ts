import { layout, layoutWithin, media, space, text, vars, weight } from '@fairway/ui/theme';

/** The text, with the settings beside it. */
export const page = layout({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 320px',
  gap: space.xl,
  alignItems: 'start',
  '@media': { [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
/** Both languages side by side; where there is no room, the one that is chosen. */
export const languages = layout({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space.l,
  alignItems: 'start',
  '@media': { [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const language = layout({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.m,
  border: 0,
  padding: 0,
  margin: 0,
  minInlineSize: 0,
  '@media': { [media.narrow]: { selectors: { '&[data-away]': { display: 'none' } } } },
});
export const legend = layout({
  ...text.title,
  fontWeight: weight.strong,
  padding: 0,
  marginBlockEnd: space.m,
});
/** The text area is large from the start and grows with its content. */
layoutWithin(`.${language} textarea[name^="body"]`, { minBlockSize: '24rem' });
export const chooser = layout({
  display: 'none',
  '@media': { [media.narrow]: { display: 'block' } },
});
export const aside = layout({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.l });
export const bar = layout({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.s,
  alignItems: 'center',
  position: 'sticky',
  insetBlockEnd: 0,
  paddingBlock: space.m,
  background: vars.color.page.surface,
  borderBlockStart: `1px solid ${vars.color.line}`,
});

/** As the reader's page has it. */
export const preview = layout({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.xl,
  maxInlineSize: '44rem',
});
export const previewTitle = layout({
  fontSize: 'clamp(24px, 3.4vw, 34px)',
  lineHeight: 1.25,
  fontWeight: weight.heavy,
  textWrap: 'balance',
  overflowWrap: 'break-word',
});
export const previewLead = layout({ ...text.lead, color: vars.color.page.ink2 });
export const previewPicture = layout({
  maxInlineSize: '100%',
  blockSize: 'auto',
  borderRadius: vars.radius.large,
});
