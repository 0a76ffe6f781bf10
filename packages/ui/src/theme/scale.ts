/** Distances in px steps of four; the only ones styles use. */
export const space = {
  none: '0',
  hair: '2px',
  xs: '4px',
  s: '8px',
  m: '12px',
  l: '16px',
  xl: '24px',
  xxl: '32px',
  section: '48px',
  chapter: '72px',
} as const;

/** Type sizes with their line heights. */
export const text = {
  caption: { fontSize: '12px', lineHeight: '18px' },
  small: { fontSize: '13px', lineHeight: '20px' },
  body: { fontSize: '14px', lineHeight: '22px' },
  lead: { fontSize: '16px', lineHeight: '24px' },
  title: { fontSize: '18px', lineHeight: '26px' },
  heading: { fontSize: '24px', lineHeight: '32px' },
  display: { fontSize: 'clamp(30px, 4.2vw, 44px)', lineHeight: '1.18' },
} as const;

export const weight = { regular: 400, medium: 500, strong: 650, heavy: 750 } as const;

export const motion = {
  quick: '120ms',
  calm: '160ms',
  slow: '200ms',
  ease: 'cubic-bezier(0.2, 0, 0, 1)',
} as const;

/** Stacking order. The native top layer (dialog, popover) is above all of these. */
export const stack = { sticky: 10, header: 20, float: 30, toast: 40 } as const;

/** Widths in px at which layouts change. */
export const breakpoint = { phone: 640, tablet: 960, desktop: 1200 } as const;

/** Media queries for the breakpoints. They hold on paper too: a sheet of A4 is as wide as a tablet. */
export const media = {
  phone: `(max-width: ${breakpoint.phone - 0.02}px)`,
  notPhone: `(min-width: ${breakpoint.phone}px)`,
  /** Wider than phones and too narrow for desktops. */
  tabletOnly: `(min-width: ${breakpoint.phone}px) and (max-width: ${breakpoint.tablet - 0.02}px)`,
  narrow: `(max-width: ${breakpoint.tablet - 0.02}px)`,
  wide: `(min-width: ${breakpoint.tablet}px)`,
  roomy: `(min-width: ${breakpoint.desktop}px)`,
  notRoomy: `(max-width: ${breakpoint.desktop - 0.02}px)`,
  /** The main pointer is a finger. */
  touch: '(pointer: coarse)',
  paper: 'print',
  still: '(prefers-reduced-motion: reduce)',
  forced: '(forced-colors: active)',
} as const;
