import { vars } from './contract.css.ts';
import { disabledForced } from './forced.ts';
import { media } from './scale.ts';

/** A square button that is an icon: part of a box, a row or a head. Its own styles may follow. */
export function iconButton(size: string, radius: string = vars.radius.small) {
  return {
    display: 'grid',
    placeItems: 'center',
    inlineSize: size,
    blockSize: size,
    borderRadius: radius,
    color: vars.color.raised.ink2,
    selectors: {
      '&:hover:not(:disabled, [aria-disabled="true"])': {
        background: vars.color.sunk.surface,
        color: vars.color.raised.ink,
      },
      '&:disabled, &[aria-disabled="true"]': { opacity: 0.4, cursor: 'not-allowed' },
      '&[aria-expanded="true"]': { background: vars.color.tint.surface, color: vars.color.tint.ink },
    },
    '@media': {
      [media.forced]: {
        selectors: {
          '&:disabled, &[aria-disabled="true"]': disabledForced,
          '&[aria-expanded="true"]': { color: 'Highlight' },
        },
      },
    },
  } as const;
}
