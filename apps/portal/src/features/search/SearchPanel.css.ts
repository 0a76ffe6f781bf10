import { layout, media, space, vars } from '@fairway/ui/theme';

export const panel = layout({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 1fr) minmax(300px, 0.8fr) auto',
  gap: space.m,
  alignItems: 'start',
  '@media': {
    [media.narrow]: {
      gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 1fr)',
      gridTemplateAreas: '"origin swap destination" "week week submit"',
    },
    [media.phone]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridTemplateAreas: 'none',
    },
  },
});

export const look = {
  card: layout({
    padding: space.xl,
    borderRadius: vars.radius.large,
    border: `1px solid ${vars.color.line}`,
    background: vars.color.raised.surface,
    color: vars.color.raised.ink,
    boxShadow: vars.shadow.raised,
    '@media': { [media.phone]: { padding: space.l } },
  }),
  band: layout({ paddingBlock: space.l }),
} as const;

export const port = layout({ minInlineSize: 0 });

/** Height of a label with its gap, so that buttons are aligned with the boxes. */
const besideLabel = '24px';

export const swap = layout({
  marginBlockStart: besideLabel,
  '@media': { [media.phone]: { marginBlockStart: 0, justifySelf: 'center', transform: 'rotate(90deg)' } },
});

export const week = layout({
  minInlineSize: 0,
  '@media': { [media.narrow]: { gridArea: 'week' }, [media.phone]: { gridArea: 'auto' } },
});

export const submit = layout({
  marginBlockStart: besideLabel,
  minInlineSize: '120px',
  '@media': {
    [media.narrow]: { gridArea: 'submit' },
    [media.phone]: { gridArea: 'auto', marginBlockStart: space.xs },
  },
});
