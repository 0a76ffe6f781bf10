import { newsItem } from '../../../features/news/newsItem.zh.ts';

export const title = '资讯搜索';

/** Words of the search in the news in Chinese. */
export const words = {
  newsItem,
  newsSearch: {
    title: '搜资讯',
    lead: '标题、摘要和正文都搜，中文、拼音、英文都行。',
    count: '“{{keyword}}”找到 {{total}} 篇',
    first: '“{{keyword}}”的前 {{total}} 篇，再加一个词可缩小范围',
    searching: '正在搜“{{keyword}}”',
    category: '类别',
    allCategories: '全部类别',
    sort: '排序',
    sorts: { match: '最相关的在前', publishedAt: '最新的在前' },
    results: '搜索结果',
    emptyTitle: '没有找到“{{keyword}}”',
    emptyText: '少写几个词，或换成港口名、船公司名、拼音试试。',
    browse: '看全部资讯',
    startTitle: '想看什么？',
    startText: '输入港口、航线、船公司或事件。例如：',
    examples: { a: '洋山', b: '苏伊士', c: 'xinjiapo', d: '冷藏箱' },
  },
} as const;
