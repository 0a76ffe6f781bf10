import { calendar } from '../../../features/calendar/calendar.zh.ts';
import { follow } from '../../../features/follow/follow.zh.ts';
import { shipment } from '../../../features/shipment/shipment.zh.ts';

export const title = '关注的航线';

/** Texts of a followed route in Chinese. */
export const words = {
  calendar,
  follow,
  shipment,
  followInfo: {
    back: '返回我的关注',
    since: '{{day}} 起关注',
    notFollowed: '这条航线不在您的关注里。点“关注航线”，就能在“我的关注”里看到它每周的变化。',
    facts: '{{week}}概况',
    lowest: '40HQ 最低',
    sailings: '航次',
    departure: '最近航次',
    quickest: '最快',
    noPrices: '这条航线最近 12 周没有报价。',
    lowestTotal: '最低总费用',
    noTotals: '最近 12 周没有一个航次的费用齐全。清空我的货，可看每箱海运费。',
    totals: '每周最低总费用',
    totalsNote: '近 12 周，按今天的汇率折算',
    freightNote: '近 12 周，只合计海运费，按今天的汇率折算',
    totalsChart: '每周最低总费用，{{currency}}',
    total: '总费用',
    history: '每周最低参考价',
    historyNote: '近 12 周，每箱海运费',
    chart: '每周最低参考价，{{currency}} 每箱',
    coming: '即将开船',
    comingNote: '四周内还能订的航次',
    results: '查看全部船期',
    market: '看数据图表',
    caption: '{{lane}}即将开船的航次',
    ship: '船名航次',
    departs: '开船',
    cutOff: '截港',
    transit: '航程',
    price: '40HQ',
    notQuoted: '未报价',
    cheapestTag: '最低价',
    quickestTag: '最快',
    best: '{{price}}，{{ship}}，{{day}} 开船',
    fastest: '{{days}} 天，{{ship}}，{{day}} 开船',
    cheapestRow: '最低价',
    quickestRow: '最快',
    bests: '最低价和最快',
    noneTitle: '四周内没有可订的航次',
    noneText: '看看其他周，或换一个港口。',
  },
} as const;
