import { part, space } from '@fairway/ui/theme';

export const list = part({
  display: 'grid',
  gap: space.xs,
  margin: 0,
  marginBlockStart: space.xs,
  paddingInlineStart: 0,
  listStyle: 'none',
});

export const link = part({
  color: 'inherit',
  textDecoration: 'underline',
  textUnderlineOffset: '2px',
  overflowWrap: 'anywhere',
});
