import { carbon } from '../../../features/sailings/carbon.zh.ts';
import { shipment } from '../../../features/shipment/shipment.zh.ts';

export const title = '航次比较';

/** Words of the comparison in Chinese. */
export const words = {
  carbon,
  shipment,
  compare: {
    way: '途经',
    title: '{{count}} 个航次并排比较',
    lane: '{{origin}} → {{destination}}',
    back: '返回船期列表',
    item: '项目',
    caption: '航次的费用、日期、免费期与船舶',
    file: '航次比较',
    print: '打印',
    quote: '为客户报价（{{count}} 个航次）',
    freight: '海运费',
    against: '与最低相比',
    side: { origin: '起运港费用', freight: '海运', destination: '目的港费用' },
    dates: '船期与截止时间',
    departure: '预计开船',
    arrival: '预计到港',
    transit: '航程',
    days: '{{count}}\u00a0天',
    transfer: '航程方式',
    via: '经{{port}}中转',
    direct: '直达',
    cutOff: { DCO: '截单', VCO: '截 VGM', CUA: '截报关放行', PCO: '截港' },
    free: '目的港免费期',
    demurrage: '免堆期',
    detention: '免箱期',
    vessel: '船舶',
    operator: '经营人',
    built: '建造年份',
    teu: '标称箱位（TEU）',
    best: '最优',
    closed: '有一个航次的航线没有订阅，没有列出。',
    cancelled: '有一个航次已经取消，没有列出。',
    subscribe: '订阅或试用这条航线',
    emptyTitle: '没有可以比较的航次',
    emptyText: '在船期列表勾选 2 到 5 个航次，再点“并排比较”。',
    sample: '示例数据',
    updated: '价格更新于 {{time}}',
  },
} as const;
