import { dataChart } from '@fairway/gateway/contract/dataChart';
import type { LoaderArgs } from '@fairway/site';
import { dataChartAddress, readChartQuery } from './address.ts';

/** Reads the market of the route that the address names. */
export async function loader({ search, send }: LoaderArgs) {
  const query = readChartQuery(search);
  return { query, market: await send(dataChart.selectMarket, { query }) };
}

export function queryOf(params: URLSearchParams): string {
  return dataChartAddress(readChartQuery(params)).split('?')[1] ?? '';
}

export type ChartData = Awaited<ReturnType<typeof loader>>;
