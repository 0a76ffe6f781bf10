import { part, space } from '@fairway/ui/theme';

export const list = part({
  display: 'grid',
  // In a wide form a long list uses columns.
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(320px, 100%), 1fr))',
  gap: space.xs,
  columnGap: space.xl,
  margin: 0,
  marginBlockStart: space.xs,
  paddingInlineStart: 0,
  listStyle: 'none',
});

export const link = part({
  color: 'inherit',
  textDecoration: 'underline',
  textUnderlineOffset: '2px',
  overflowWrap: 'break-word',
});
