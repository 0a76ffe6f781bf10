export const title = 'HS 编码';

/** Words of the search for HS codes in Chinese. */
export const words = {
  hs: {
    title: 'HS 编码',
    lead: '按编码、中文、英文或拼音查，也可以从类、章一级级往下找。',
    search: '查 HS 编码',
    placeholder: '8418、冰箱、laptop、lidianchi',
    submit: '搜索',
    file: { code: '编码', nameZh: '中文名称', nameEn: '英文名称', yes: '是' },
    level: '级别',
    allLevels: '全部级别',
    levels: {
      section: '类',
      chapter: '章',
      heading: '品目',
      subheading: '子目',
      national: '十位编码',
    },
    results: '找到的编码',
    count: '“{{keyword}}”找到 {{total}} 条',
    nearest: '没有“{{keyword}}”的编码，相近的有 {{total}} 条',
    searching: '正在查“{{keyword}}”',
    emptyTitle: '没有找到“{{keyword}}”',
    emptyText: '换个说法，少打几个字，或者从章目里找。子目没有中文名，可以试英文。',
    browse: '从类、章里找',
    sections: '类和章',
    section: '第{{code}}类',
    chapters: '{{count}} 章',
    expired: '已过期',
    under: '属 {{heading}}',
    source:
      '英文来自联合国 Comtrade 的协调制度 2022 年版（datasets/harmonized-system，公有领域）。类、章、品目的中文名凭行业知识写成、较长的有删节，不是税则原文，仅供查找。十位编码只收录 55 个，以海关公布为准。',
  },
} as const;
