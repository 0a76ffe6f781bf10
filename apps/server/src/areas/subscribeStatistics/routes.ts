import { subscribeStatistics } from '@fairway/gateway/contract/subscribeStatistics';
import { answer, type Route } from '../../http/answer.ts';
import { averages, countsByDay, lanesLookedAt, sums } from './store.ts';

export const routes: readonly Route[] = [
  answer(subscribeStatistics.selectRecentConcernsList, (handling) =>
    lanesLookedAt(handling, handling.query.days),
  ),
  answer(subscribeStatistics.selectStatisticsAvg, (handling) => averages(handling, handling.query.days)),
  answer(subscribeStatistics.selectStatisticsDetailCountList, async (handling) => ({
    rows: await countsByDay(handling, handling.query.days),
  })),
  answer(subscribeStatistics.selectStatisticsSum, (handling) => sums(handling, handling.query.days)),
];
