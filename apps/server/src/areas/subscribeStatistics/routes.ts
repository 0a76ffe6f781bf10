import { subscribeStatistics } from '@fairway/gateway/contract/subscribeStatistics';
import { type Route, read } from '../../http/answer.ts';
import { averages, countsByDay, lanesLookedAt, sums } from './store.ts';

export const routes: readonly Route[] = [
  read(subscribeStatistics.selectRecentConcernsList, (handling) =>
    lanesLookedAt(handling, handling.query.days),
  ),
  read(subscribeStatistics.selectStatisticsAvg, (handling) => averages(handling, handling.query.days)),
  read(subscribeStatistics.selectStatisticsDetailCountList, async (handling) => ({
    rows: await countsByDay(handling, handling.query.days),
  })),
  read(subscribeStatistics.selectStatisticsSum, (handling) => sums(handling, handling.query.days)),
];
