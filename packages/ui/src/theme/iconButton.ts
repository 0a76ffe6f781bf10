import { vars } from './contract.css.ts';

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
  } as const;
}
