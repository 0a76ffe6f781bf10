import { subscribeStatistics } from '@fairway/gateway/contract/subscribeStatistics';
import type { LoaderArgs } from '@fairway/site';
import { readSpan } from './address.ts';

/** Reads the reader's activity over the days that the address specifies. */
export async function loader({ search, send }: LoaderArgs) {
  const days = readSpan(search);
  const query = { days };
  const [sum, average, byDay, lanes] = await Promise.all([
    send(subscribeStatistics.selectStatisticsSum, { query }),
    send(subscribeStatistics.selectStatisticsAvg, { query }),
    send(subscribeStatistics.selectStatisticsDetailCountList, { query }),
    send(subscribeStatistics.selectRecentConcernsList, { query }),
  ]);
  return { days, sum, average, byDay: byDay.rows, lanes: lanes.rows };
}

export type StatisticsData = Awaited<ReturnType<typeof loader>>;
