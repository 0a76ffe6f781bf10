import { part, space, text, vars, weight } from '@fairway/ui';

export const summary = part({
  padding: space.l,
  border: `1px solid ${vars.color.bad.ink}`,
  borderRadius: vars.radius.medium,
  background: vars.color.bad.surface,
  color: vars.color.bad.ink,
  selectors: { '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' } },
});

export const title = part({ ...text.body, fontWeight: weight.strong });

export const list = part({
  display: 'grid',
  gap: space.xs,
  marginBlock: `${space.s} 0`,
  paddingInlineStart: 0,
  listStyle: 'none',
  ...text.body,
});

export const link = part({
  color: 'inherit',
  textDecoration: 'underline',
  textUnderlineOffset: '2px',
  overflowWrap: 'anywhere',
});
