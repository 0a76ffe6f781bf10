import { follow } from '../../../features/follow/follow.zh.ts';
import { shipment } from '../../../features/shipment/shipment.zh.ts';

export const title = '我的关注';

/** Texts of the followed routes in Chinese. */
export const words = {
  follow,
  shipment,
  myFollow: {
    title: '我的关注',
    lead: '关注的航线，按 {{week}}的最低参考价。',
    leadOfTotals: '关注的航线，按 {{week}}的最低总费用。',
    leadAwaited: '关注的航线和最低参考价。',
    search: '按港口搜索',
    placeholder: '港口名、拼音或代码',
    submit: '搜索',
    count: '共 {{count}} 条航线',
    awaited: '正在读取关注的航线',
    caption: '关注的航线和当周最低参考价',
    boxType: '箱型',
    lane: '航线',
    departure: '最近航次',
    noDeparture: '暂无航次',
    sailings: '航次',
    sailingsOf: '{{count}} 个航次',
    change: '40HQ 较上周',
    total: '总费用',
    noTotal: '缺价格',
    freightOnly: '未订阅的航线只合计海运费，不含附加费和港口费用。',
    notQuoted: '未报价',
    unfollow: '取消关注',
    unfollowLane: '取消关注{{lane}}',
    sample: '样例数据',
    emptyTitle: '还没有关注航线',
    emptyText: '在船期与运价里点“关注航线”，这里就会列出每周最低价和最近的航次。',
    browse: '去查船期与运价',
  },
} as const;
