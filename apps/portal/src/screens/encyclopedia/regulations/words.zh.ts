export const title = '海事法规';

/** Words of the list of regulations in Chinese. */
export const words = {
  regulations: {
    title: '海事法规',
    lead: '中国的法律、行政法规、司法解释全文，以及国际公约摘要。',
    inside: '在条文里搜索',
    insideFor: '到条文里找',
    search: '按名称查法规',
    placeholder: '海商法、海关、MARPOL',
    submit: '搜索',
    kind: '类别',
    allKinds: '全部类别',
    sort: '排序',
    sorts: { order: '按类别', version: '新的在前' },
    results: '法规',
    count: '{{count}} 部法规',
    awaited: '正在搜索',
    version: '{{day}} 版本',
    adopted: '{{year}} 年通过',
    notInForce: '尚未生效',
    noted: '引用前请看提示',
    articles: '条',
    summary: '摘要',
    emptyTitle: '没有名称相符的法规',
    emptyText: '这里只按名称查。要找的词可能在条文里。',
    source:
      '法律、法规和司法解释为官方文本，不受著作权保护，由 github.com/LawRefBook/Laws 收集，以所注日期的版本为准。国际公约只有我们写的摘要。引用前请核对官方公布的文本。',
  },
} as const;
