export const title = '港口信息';

/** Words of the ports of a region in Chinese. */
export const words = {
  portInfo: {
    title: '按航区和国家看港口',
    of: '{{region}}的港口',
    lead: '只列集装箱港口。',
    asList: '在列表里查',
    facts: '航区概况',
    ports: '集装箱港口',
    portCount: '{{count}} 个',
    countries: '国家和地区',
    sailings: '未来七天航次',
    sailingCount: '{{total}} 个',
    none: '暂无航次',
    unit: '个航次',
    chart: '{{region}}的港口位置',
    portsOf: '{{country}}的港口',
    byRoute: '按航区',
    byCountry: '按国家和地区',
    emptyTitle: '这里没有集装箱港口',
    emptyText: '从下面选一个航区或一个国家。',
    source:
      '代码对照 UN/LOCODE 2024，位置对照 NGA 世界港口指数（码头一级）。航次数按未来七天的船期统计{{ofSample}}。',
  },
} as const;
