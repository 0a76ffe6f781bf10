/** A part of the trade of the stories: a trade, a route, a sailing. */
export interface Trade {
  readonly id: string;
  readonly name: string;
  readonly sailings: number;
  readonly teu: number;
  readonly parts?: readonly Trade[];
}

const regions = ['Europe', 'Mediterranean', 'US West', 'US East', 'South East Asia', 'Middle East'] as const;
const ports = ['Rotterdam', 'Hamburg', 'Antwerp', 'Felixstowe', 'Le Havre', 'Bremerhaven'] as const;

/** So many trades with so many routes each, and so many sailings on each route. */
export function makeTrades(count: number, routes: number, sailings: number): readonly Trade[] {
  const list = <Item>(length: number, make: (index: number) => Item) =>
    Array.from({ length }, (_, at) => make(at));
  return list(count, (trade) => ({
    id: `T${trade}`,
    name: `${regions[trade % regions.length]} ${Math.floor(trade / regions.length) + 1}`,
    sailings: routes * sailings,
    teu: routes * sailings * 400,
    parts: list(routes, (route) => ({
      id: `T${trade}.${route}`,
      name: `Shanghai – ${ports[route % ports.length]} ${Math.floor(route / ports.length) + 1}`,
      sailings,
      teu: sailings * 400,
      parts: list(sailings, (sailing) => ({
        id: `T${trade}.${route}.${sailing}`,
        name: `EVER FOCUS ${String(sailing + 1).padStart(3, '0')}W`,
        sailings: 1,
        teu: 400,
      })),
    })),
  }));
}
