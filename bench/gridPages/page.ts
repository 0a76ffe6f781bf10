/** A row of every table. */
export interface Sailing {
  readonly id: string;
  readonly vessel: string;
  readonly origin: string;
  readonly destination: string;
  readonly departure: string;
  readonly transit: number;
  readonly routing: string;
  readonly price: number;
}

/** Key, heading and width in px of the columns. */
export const texts = [
  ['id', 'No.', 100],
  ['vessel', 'Vessel', 160],
  ['origin', 'From', 120],
  ['destination', 'To', 120],
  ['departure', 'Departs', 120],
  ['transit', 'Transit', 100],
  ['routing', 'Routing', 100],
  ['price', '40HQ', 100],
] as const satisfies readonly (readonly [keyof Sailing, string, number])[];

/** The object that each page puts on `globalThis.gridPage`: how to draw its table and where to press. */
export interface GridPage {
  mount(element: HTMLElement, rows: readonly Sailing[]): void;
  unmount(): void;
  scroller(): Element | null;
  /** The box of a row. */
  box(): HTMLElement | null;
  /** The heading of the vessels. */
  sort(): HTMLElement | null;
  /** The box above all rows. */
  all(): HTMLElement | null;
}

/** So many sailings, always the same; runs in the page. */
export function makeRows(count: number): Sailing[] {
  const ports = ['上海', '宁波', '青岛', '深圳', '厦门', '天津', '广州', '大连'];
  const mix = (index: number) => {
    const step = Math.imul(index ^ (index >>> 16), 0x45d9f3b);
    return (step ^ (step >>> 15)) >>> 0;
  };
  return Array.from({ length: count }, (_, index) => {
    const chance = mix(index + 1);
    return {
      id: `S${String(index).padStart(6, '0')}`,
      vessel: `${ports[chance % 8]}之星 ${chance % 50_000}`,
      origin: ports[(chance >>> 3) % 8] ?? '',
      destination: ports[(chance >>> 6) % 8] ?? '',
      departure: `2026-${String(1 + (chance % 12)).padStart(2, '0')}-${String(1 + (chance % 28)).padStart(2, '0')}`,
      transit: 3 + (chance % 40),
      routing: chance % 2 ? 'direct' : 'transfer',
      price: 800 + (chance % 3000),
    };
  });
}
