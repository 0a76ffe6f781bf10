interface Point {
  readonly x: number;
  readonly y: number;
}

/** Px that make a drag a swipe. */
const threshold = 40;

/** The step of a drag: 1 forward, -1 back, 0 for a tap or a vertical drag. */
export function swipe(from: Point, to: Point, rtl = false): -1 | 0 | 1 {
  const across = to.x - from.x;
  if (Math.abs(across) < threshold || Math.abs(across) < Math.abs(to.y - from.y)) return 0;
  return across < 0 === rtl ? -1 : 1;
}
