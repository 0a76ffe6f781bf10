/** Words of the results in Chinese. */
export const words = {
  help: {
    search: '起运港和目的港可以输入中文、英文、拼音、首字母或代码，例如“上海”“shanghai”“sh”“CNSHA”。',
    week: '离港周按周一到周日计算，可直接输入 W48，也可以点日历选择。',
    sort: '点表头按开船日期、航程或各箱型价格排序，再点一次反向。',
    filter: '“只看直达”“只看中转”与翻页都会记在网址里，复制网址即可分享同样的结果。',
    cutOff: '截单、截港为起运港当地时间，以船公司最新通知为准。',
    price: '价格为参考海运费，不含起运港和目的港本地费用；附加费在详情页分币种列出。',
  },
} as const;
