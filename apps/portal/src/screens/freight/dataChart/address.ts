import type { BoxType } from '@fairway/gateway/contract/shapes';
import { boxTypes } from '../../../features/boxes/useBoxType.ts';
import { popularLanes } from '../../../features/search/popularLanes.ts';

/** Weeks that the market can be looked back on; the contract's own, without its schemas. */
export const marketWeeks = [8, 12] as const;

/** The charts that an address specifies. */
export interface ChartQuery {
  readonly origin: string;
  readonly destination: string;
  readonly weeks: (typeof marketWeeks)[number];
  readonly boxType: BoxType;
}

const path = '/dataChart';
const portCode = /^[A-Z]{2}[A-Z0-9]{3}$/;
const usual: ChartQuery = {
  origin: popularLanes[0].origin.code,
  destination: popularLanes[0].destination.code,
  weeks: 12,
  boxType: '40HQ',
};

/** Reads the address of the charts; without a complete route, they are those of the busiest one. */
export function readChartQuery(search: URLSearchParams): ChartQuery {
  const [origin = '', destination = ''] = ['origin', 'destination'].map(
    (name) => search.get(name)?.trim().toUpperCase() ?? '',
  );
  const whole = portCode.test(origin) && portCode.test(destination) && origin !== destination;
  return {
    ...(whole ? { origin, destination } : { origin: usual.origin, destination: usual.destination }),
    weeks: marketWeeks.find((weeks) => String(weeks) === search.get('weeks')) ?? usual.weeks,
    boxType: boxTypes.find((box) => box === search.get('box')) ?? usual.boxType,
  };
}

/** Returns the address of the charts; default values are left out. */
export function dataChartAddress(query: Partial<ChartQuery> = {}): string {
  const { origin, destination, weeks, boxType } = { ...usual, ...query };
  const params = new URLSearchParams();
  if (origin !== usual.origin || destination !== usual.destination) {
    params.set('origin', origin);
    params.set('destination', destination);
  }
  if (weeks !== usual.weeks) params.set('weeks', String(weeks));
  if (boxType !== usual.boxType) params.set('box', boxType);
  return params.size === 0 ? path : `${path}?${params}`;
}
