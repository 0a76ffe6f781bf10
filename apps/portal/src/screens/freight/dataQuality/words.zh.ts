export const title = '数据质量';

/** Words of the data quality page in Chinese. */
export const words = {
  dataQuality: {
    lead: '船期与参考运价的完整度和更新时间，按未来 {{count}} 天开航的航次统计。',
    measured: '统计时间：{{time}}',
    noneTitle: '尚未统计',
    noneText: '首次导入船期后几分钟内显示数据。',
    byCarrier: '按船公司',
    byTrade: '按航线区域',
    coverageNote: '占航次的比例。运价超过两周未更新视为旧价。',
    carrier: '船公司',
    trade: '航线区域',
    sailings: '航次',
    priced: '运价齐全',
    oldPrices: '旧价',
    cutOffs: '截止时间齐全',
    vessels: '船舶箱位已知',
    age: '更新时间中位数',
    hours: '{{count}} 小时前',
    days: '{{count}} 天前',
    sample: '示例数据',
    imports: '导入情况',
    importsNote: '最近 {{count}} 天的文件。被拒绝的行不会入库。',
    table: '数据表',
    kinds: {
      sailings: '船期与运价',
      surcharges: '附加费',
      exchange: '汇率',
      fuel: '燃油价格',
      hs: 'HS 编码',
    },
    files: '已导入文件',
    lines: '检查行数',
    refused: '拒绝行数占比',
    last: '最近导入',
  },
} as const;
