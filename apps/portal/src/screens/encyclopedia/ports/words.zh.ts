/** Words of the list of ports in Chinese. */
export const words = {
  ports: {
    title: '港口',
    lead: '集装箱港口的代码、位置、航线和七天内的船期。',
    byRegion: '按航区和国家看',
    search: '查港口',
    placeholder: '上海、hanbao、CNSHA',
    submit: '搜索',
    group: '航区',
    allGroups: '全部航区',
    country: '国家和地区',
    allCountries: '全部国家和地区',
    option: '{{name}}（{{count}}）',
    sort: '排序',
    sorts: { sailings: '船期多的在前', name: '按英文名' },
    results: '港口',
    count: '{{count}} 个集装箱港口',
    awaited: '正在搜索',
    chart: '这一页港口的位置',
    sailings: '班',
    noSailings: '七天内无开船',
    emptyTitle: '没有符合条件的港口',
    emptyText: '换个名称或代码，或者清除筛选。这里只列集装箱港口。',
    clear: '查看全部港口',
    source:
      '代码对照 UN/LOCODE 2024，位置对照 NGA 世界港口指数（码头一级）。班数是我们船期表中七天内的开船{{ofSample}}。',
  },
} as const;
