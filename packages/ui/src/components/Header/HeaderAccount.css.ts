import { vars } from '../../theme/contract.css.ts';
import { breakpoint, media, space, text, weight } from '../../theme/scale.ts';
import { part } from '../../theme/style.ts';

/** The bar is there, but not room for all of it. */
const cramped = `screen and (max-width: ${breakpoint.desktop - 0.02}px)`;

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
  // It grows over the face, not over the name.
  insetInlineEnd: '-6px',
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
  '@media': { [cramped]: { maxInlineSize: '104px' } },
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  ...text.small,
  fontWeight: weight.strong,
});

/** The membership beside the name; the menu has it at every width. */
export const membership = part({ '@media': { [cramped]: { display: 'none' } } });

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

export const verify = part({
  textDecoration: 'none',
  borderRadius: vars.radius.small,
  selectors: { '&:hover': { textDecoration: 'underline', textUnderlineOffset: '3px' } },
});
