import { media, part, space, touch, vars } from '@fairway/ui/theme';

export const root = part({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xs,
  paddingInlineEnd: space.s,
  borderInlineEnd: `1px solid ${vars.color.line}`,
  selectors: {
    // The ring keeps its distance from the code and leaves the divider free.
    '&:has(:focus-visible)::after': {
      content: '',
      position: 'absolute',
      insetBlock: `calc(-1 * ${space.xs})`,
      insetInline: `calc(-1 * ${space.xs}) ${space.hair}`,
      borderRadius: vars.radius.small,
      outline: `2px solid ${vars.color.focus}`,
      outlineOffset: '-2px',
      pointerEvents: 'none',
    },
  },
  '@media': { [media.forced]: { selectors: { '&:has(:focus-visible)': { outlineColor: 'Highlight' } } } },
});

export const code = part({ fontVariantNumeric: 'tabular-nums' });

/** Covers the short code invisibly: closed it shows +86 or USD, its open list also the names. */
export const select = part({
  position: 'absolute',
  insetInlineStart: 0,
  insetBlockStart: `min(0px, (100% - ${touch}) / 2)`,
  inlineSize: '100%',
  blockSize: `max(100%, ${touch})`,
  // Where the browser draws its text as a part of the page, a long one would cover the field.
  overflow: 'clip',
  opacity: 0,
  cursor: 'pointer',
  '@supports': {
    // If the browser lets pages style the list, its height follows the specification (spec 9).
    '(appearance: base-select)': {
      selectors: {
        '&, &::picker(select)': { appearance: 'base-select' as 'auto' },
        '&::picker(select)': {
          maxBlockSize: '280px',
          overflowY: 'auto',
          border: `1px solid ${vars.color.line}`,
          borderRadius: vars.radius.medium,
          background: vars.color.raised.surface,
          color: vars.color.raised.ink,
          boxShadow: vars.shadow.overlay,
        },
      },
    },
  },
});

export const option = part({ paddingBlock: space.xs, paddingInline: space.m });
