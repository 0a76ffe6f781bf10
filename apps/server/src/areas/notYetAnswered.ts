/** Calls of the contract that no area answers yet, by path; they answer HTTP 404 `callUnknown`. */
export const notYetAnswered: readonly string[] = [
  '/wechatDialog/wechatMp',
  '/push/neededPages',
  '/push/query',
  '/push/createUuid',
  '/push/followFloatPages',
  '/api/users/register',
  '/api/users/findUserName',
  '/api/user/collect/deleteCollect',
  '/attention/selectAttentionList',
  '/attention/selectShippingRateByAttention',
  '/attention/addOrUpdateAttention',
  '/subscribeStatistics/selectRecentConcernsList',
  '/subscribeStatistics/selectStatisticsAvg',
  '/subscribeStatistics/selectStatisticsDetailCountList',
  '/subscribeStatistics/selectStatisticsSum',
];
