export const title = '数据统计';

/** Words of one's statistics in Chinese. */
export const words = {
  statistics: {
    title: '数据统计',
    lead: '您在本站查询、查看和关注的次数，只有您自己能看到。',
    span: '统计时段',
    days: '近 {{count}} 天',
    facts: '合计与日均',
    searches: '查询船期',
    details: '查看航次详情',
    attentions: '关注航线',
    collections: '收藏资讯',
    times: '{{count}} 次',
    average: '日均 {{count}}',
    byDay: '每天的次数',
    byDayNote: '按北京时间的自然日',
    chart: '每天的次数',
    lanes: '看得最多的航线',
    lanesNote: '查询和查看详情合计',
    lane: '{{origin}} → {{destination}}',
    unit: '次',
    last: '最近一次 {{time}}',
    noLanes: '这段时间还没有看过航线。',
    emptyTitle: '这段时间还没有记录',
    emptyText: '查询船期、查看航次详情、关注航线或收藏资讯后，这里会按天统计。',
    search: '去查船期与运价',
    kept: '同一航线 10 分钟内重复查询计一次。记录保留 400 天后自动删除，也随“下载我的数据”一并导出。',
  },
} as const;
