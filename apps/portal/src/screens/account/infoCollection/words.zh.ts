import { newsItem } from '../../../features/news/newsItem.zh.ts';

export const title = '资讯收藏';

/** Words of one's collected articles in Chinese. */
export const words = {
  newsItem,
  infoCollection: {
    title: '资讯收藏',
    lead: '收藏过的文章，最近收藏的在前。',
    search: '在收藏里找',
    placeholder: '标题、港口或拼音',
    submit: '搜索',
    category: '类别',
    allCategories: '全部类别',
    count: '{{total}} 篇',
    awaited: '正在读取收藏',
    list: '收藏的文章',
    choose: '选中：{{title}}',
    chooseAll: '全选本页',
    chosen: '已选 {{count}} 篇',
    remove: '移出收藏',
    removeNone: '先选中要移出的文章。',
    removeTitle: '移出 {{count}} 篇收藏？',
    removeText: '文章本身还在，随时可以重新收藏。',
    removeConfirm: '移出',
    keep: '保留',
    removed: '已移出 {{count}} 篇。',
    emptyTitle: '还没有收藏',
    emptyText: '看到有用的资讯，按“收藏”，就会出现在这里。',
    browse: '去看资讯',
  },
} as const;
