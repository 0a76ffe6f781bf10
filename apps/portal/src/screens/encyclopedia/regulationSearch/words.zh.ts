export const title = '法规搜索';

/** Words of the search inside regulations in Chinese. */
export const words = {
  articles: {
    title: '在条文里搜索',
    lead: '搜索全部法律、法规和司法解释的条文；多个词用空格隔开，须出现在同一条中。英文术语（如 demurrage）和条号（第257条）也可以搜索。',
    search: '在条文里搜索',
    placeholder: '提单 收货人、第257条、lien',
    submit: '搜索',
    start: '输入关键词，或从这些开始：',
    results: '找到的条文',
    count: '“{{keyword}}”，{{total}} 条',
    searching: '正在找“{{keyword}}”',
    kind: '类别',
    allKinds: '全部类别',
    preamble: '序言',
    emptyTitle: '没有条文提到“{{keyword}}”',
    emptyText: '减少关键词，或换个说法。国际公约只有摘要，不在搜索范围内。',
    emptyInOne: '这部法规里没有。换个说法，或者到全部法规里找。',
    inAll: '到全部法规里找',
    byTitle: '按名称查法规',
    source: '条文为官方文本，以所注日期的版本为准。引用前请核对官方公布的文本。',
  },
} as const;
