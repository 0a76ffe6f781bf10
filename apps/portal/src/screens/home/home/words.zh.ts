/** Words of the home page in Chinese. */
export const words = {
  home: {
    headline: '每一周，每一条航线，\n价格都看得清。',
    lead: '覆盖 {{ports}}\u00a0个港口的船期与参考运价，按周对比。查询免费，登录即可查看参考价。',
    memberLead: '覆盖 {{ports}}\u00a0个港口的船期与参考运价，按周对比。',
    pricesTitle: '每周参考价',
    pricesNote: '{{week}}，每箱海运费',
    allRoutes: '全部航线',
    route: '航线',
    earliestCutOff: '最早截港',
    transit: '航程',
    routing: '直达 / 中转',
    change: '较上周',
    trend: '近 12 周 40HQ',
    trendText: '近 12 周 40HQ 最低价从 {{from}} 到 {{to}}',
    lanesTitle: '按航线查询',
    lanesLead: '选一条航线，直接看本周船期。',
    pricesEmpty: '本周还没有参考价',
    pricesEmptyText: '换一条航线或下一周再看，船公司一般提前两到三周放出船期。',
  },
} as const;
