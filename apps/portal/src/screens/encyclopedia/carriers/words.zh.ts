export const title = '船公司';

/** Words of the list of carriers in Chinese. */
export const words = {
  carriers: {
    title: '船公司',
    lead: '代码、联盟、箱号前缀、联系方式，以及未来七天的航次。',
    search: '查船公司',
    placeholder: '中远、MAERSK、MSKU',
    submit: '搜索',
    file: {
      code: '代码',
      nameZh: '中文名称',
      nameEn: '英文名称',
      seat: '总部',
      prefixes: '箱主代码',
      sailings: '未来七天航次',
      website: '网址',
    },
    alliance: '联盟',
    allAlliances: '全部联盟',
    alliances: { Gemini: '双子星联盟', Ocean: '海洋联盟', Premier: 'Premier 联盟', none: '不属于联盟' },
    sort: '排序',
    sorts: { sailings: '航次多的在前', name: '按英文名' },
    results: '船公司',
    count: '{{count}} 家船公司',
    awaited: '正在搜索',
    sailings: '个航次',
    noSailings: '七天内无航次',
    emptyTitle: '没有符合条件的船公司',
    emptyText: '换个名称、代码或四位箱号前缀试试，或者清除筛选。',
    clear: '查看全部船公司',
    source:
      '代码、箱号前缀对照 SeaRates 和 Terminal49 的公开清单；联盟为 2025 年的情况。航次数按未来七天的船期统计{{ofSample}}。',
  },
} as const;
