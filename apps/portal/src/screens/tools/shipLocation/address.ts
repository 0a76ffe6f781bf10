import { readKeyword } from '@fairway/gateway/contract/listAddress';

const path = '/logisticsTool/shipLocation';

/** Longest name that ships are looked for by. */
const longestKeyword = 40;

/** What the page of positions is asked for: a ship, or a name to look for. */
export interface ShipQuery {
  readonly imo?: string | undefined;
  readonly keyword?: string | undefined;
}

export function readShipQuery(params: URLSearchParams): ShipQuery {
  const imo = params.get('imo') ?? '';
  const keyword = readKeyword(params.get('keyword'), longestKeyword);
  return { imo: /^\d{7}$/.test(imo) ? imo : undefined, keyword: keyword || undefined };
}

/** Where a ship is shown; without one, where ships are looked for. */
export function shipLocationAddress({ imo, keyword }: ShipQuery = {}): string {
  const params = new URLSearchParams({ ...(imo ? { imo } : {}), ...(keyword ? { keyword } : {}) });
  return params.size > 0 ? `${path}?${params}` : path;
}
