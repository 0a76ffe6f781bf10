import { media, part, space, text, vars, weight } from '@fairway/ui/theme';

export const rows = part({ margin: 0, padding: 0, border: 0, minInlineSize: 0 });

export const list = part({ display: 'grid', gap: space.m, listStyle: 'none', margin: 0, padding: 0 });

export const row = part({
  minInlineSize: 0,
  padding: space.l,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.medium,
  background: vars.color.raised.surface,
  '@media': { [media.phone]: { padding: space.m } },
});

export const fields = part({
  display: 'grid',
  gap: space.m,
  margin: 0,
  padding: 0,
  border: 0,
  minInlineSize: 0,
});

export const head = part({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.m,
});

export const label = part({ ...text.small, fontWeight: weight.strong, color: vars.color.raised.ink2 });

export const tools = part({ display: 'flex', flex: 'none', gap: space.xs });

export const removed = part({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space.s,
  marginBlock: `${space.s} 0`,
  ...text.small,
  color: vars.color.page.ink2,
});

export const foot = part({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.m,
  selectors: { '*:not(:empty) ~ &': { marginBlockStart: space.m } },
});

export const full = part({ ...text.small, color: vars.color.page.ink2 });

/** At a limit: it stays in the tab order, and does nothing. */
export const off = part({
  selectors: { '&[aria-disabled="true"]': { opacity: 0.4, cursor: 'not-allowed' } },
  '@media': {
    [media.forced]: { selectors: { '&[aria-disabled="true"]': { color: 'GrayText', opacity: 1 } } },
  },
});
