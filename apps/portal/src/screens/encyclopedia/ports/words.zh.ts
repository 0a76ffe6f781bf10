export const title = '港口';

/** Words of the list of ports in Chinese. */
export const words = {
  ports: {
    title: '港口',
    lead: '集装箱港口的代码、位置、航线和未来七天的航次。',
    byRegion: '按航区和国家看',
    search: '查港口',
    placeholder: '上海、hanbao、CNSHA',
    submit: '搜索',
    file: { code: '代码', nameZh: '中文名称', nameEn: '英文名称' },
    group: '航区',
    allGroups: '全部航区',
    country: '国家和地区',
    allCountries: '全部国家和地区',
    option: '{{name}}（{{count}}）',
    sort: '排序',
    sorts: { sailings: '航次多的在前', name: '按英文名' },
    results: '港口',
    count: '{{count}} 个集装箱港口',
    awaited: '正在搜索',
    chart: '符合条件的港口的位置',
    onChart: '图上 {{count}} 个港口，点击打开港口页；放大可显示更多港名。',
    sailings: '个航次',
    noSailings: '七天内无航次',
    emptyTitle: '没有符合条件的港口',
    emptyText: '换个名称或代码，或者清除筛选。这里只列集装箱港口。',
    clear: '查看全部港口',
    source:
      '代码对照 UN/LOCODE 2024，位置对照 NGA 世界港口指数（码头一级）。航次数按未来七天的船期统计{{ofSample}}。',
  },
} as const;
