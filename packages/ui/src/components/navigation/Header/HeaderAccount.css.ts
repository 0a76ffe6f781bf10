import { vars } from '../../../theme/contract.css.ts';
import { framedForced } from '../../../theme/forced.ts';
import { breakpoint, media, space, text, weight } from '../../../theme/scale.ts';
import { part, within } from '../../../theme/style.ts';
import { unseen } from '../../../theme/unseen.ts';
import { withoutUtilities } from './Header.css.ts';

/** The bar is shown, but its content does not all fit. */
const cramped = `screen and (max-width: ${breakpoint.desktop - 0.02}px)`;

export const profile = part({
  display: 'inline-flex',
  alignItems: 'center',
  padding: space.xs,
  paddingInlineEnd: space.s,
  borderRadius: vars.radius.medium,
  textAlign: 'start',
  selectors: {
    '&:hover, &[aria-expanded="true"]': {
      background: `color-mix(in srgb, ${vars.color.page.ink} 7%, transparent)`,
    },
  },
  '@media': {
    [media.phone]: { paddingInlineEnd: space.xs },
    [media.forced]: { selectors: { '&[aria-expanded="true"]:not(:focus-visible)': framedForced } },
  },
});

export const face = part({ position: 'relative', flex: 'none' });
/** Three signs reach out further than the room before the name. */
export const reaching = part({ marginInlineEnd: space.s });

export const unread = part({
  position: 'absolute',
  insetBlockStart: '-4px',
  // Begins next to the letter and grows outward.
  insetInlineStart: 'calc(100% - 11px)',
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
  // Set off by a line where its red is gone; outside, so that the digits keep their room.
  '@media': { [media.forced]: { outline: '1px solid CanvasText' } },
});

export const facts = part({ display: 'grid', minInlineSize: 0, marginInlineStart: space.m });
/** If the name is hidden, its space is removed too. */
export const nameOnly = part({ '@media': { [media.narrow]: { marginInlineStart: 0 } } });

export const line = part({ display: 'flex', alignItems: 'center', gap: space.s, minInlineSize: 0 });

export const name = part({
  maxInlineSize: '156px',
  '@media': { [cramped]: { maxInlineSize: '104px' } },
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  ...text.small,
  fontWeight: weight.strong,
});

// Without utilities the bar fits the whole name of most companies, next to six areas.
within(`.${withoutUtilities} .${name}`, {
  '@media': {
    [`screen and (min-width: ${breakpoint.desktop}px)`]: {
      maxInlineSize: 'clamp(160px, 100vw - 1040px, 20em)',
    },
  },
});

/** The membership next to the name; the menu shows it at every width. */
export const membership = part({ '@media': { [cramped]: { display: 'none' } } });

export const portal = part({ ...text.caption, color: vars.color.page.ink2, whiteSpace: 'nowrap' });

/** Narrow screens keep face and portal; the name stays for ears. */
export const roomy = part({
  '@media': {
    [media.narrow]: unseen,
  },
});

export const verify = part({
  textDecoration: 'none',
  borderRadius: vars.radius.small,
  selectors: { '&:hover': { textDecoration: 'underline', textUnderlineOffset: '3px' } },
});
