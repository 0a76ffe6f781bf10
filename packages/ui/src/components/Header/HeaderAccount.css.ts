import { vars } from '../../theme/contract.css.ts';
import { media, space, text, weight } from '../../theme/scale.ts';
import { part } from '../../theme/style.ts';

export const profile = part({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.m,
  padding: space.xs,
  paddingInlineEnd: space.s,
  borderRadius: vars.radius.medium,
  textAlign: 'start',
  selectors: {
    '&:hover, &[aria-expanded="true"]': {
      background: `color-mix(in srgb, ${vars.color.page.ink} 7%, transparent)`,
    },
  },
  '@media': { [media.phone]: { paddingInlineEnd: space.xs } },
});

export const face = part({ position: 'relative', flex: 'none' });

export const unread = part({
  position: 'absolute',
  insetBlockStart: '-4px',
  insetInlineStart: '20px',
  minInlineSize: '16px',
  paddingInline: '4px',
  borderRadius: vars.radius.round,
  background: vars.color.danger.surface,
  color: vars.color.danger.ink,
  boxShadow: `0 0 0 2px ${vars.color.page.surface}`,
  fontSize: '10px',
  lineHeight: '16px',
  fontWeight: weight.strong,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'center',
});

export const facts = part({ display: 'grid', minInlineSize: 0 });

export const line = part({ display: 'flex', alignItems: 'center', gap: space.xs, minInlineSize: 0 });

export const name = part({
  maxInlineSize: '160px',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  ...text.small,
  fontWeight: weight.strong,
});

/** The panel has room for a company's whole name. */
export const fullName = part({ ...text.body, fontWeight: weight.strong, overflowWrap: 'anywhere' });

export const portal = part({ ...text.caption, color: vars.color.page.ink2, whiteSpace: 'nowrap' });

/** Narrow screens keep face and portal; the name stays for ears. */
export const roomy = part({
  '@media': {
    [media.narrow]: {
      position: 'absolute',
      inlineSize: '1px',
      blockSize: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
  },
});

export const card = part({ display: 'flex', alignItems: 'flex-start', gap: space.m, minInlineSize: 0 });

export const cardFacts = part({ display: 'grid', justifyItems: 'start', gap: space.xs, minInlineSize: 0 });

export const badges = part({ display: 'flex', flexWrap: 'wrap', gap: space.xs });

export const verify = part({
  textDecoration: 'none',
  borderRadius: vars.radius.small,
  selectors: { '&:hover': { textDecoration: 'underline', textUnderlineOffset: '3px' } },
});
