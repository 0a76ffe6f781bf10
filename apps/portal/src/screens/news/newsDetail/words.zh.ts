import { newsItem } from '../../../features/news/newsItem.zh.ts';

/** Words of an article's page in Chinese. */
export const words = {
  newsItem,
  newsDetail: {
    trail: '所在位置',
    facts: '要点',
    published: '{{time}} 发布',
    changed: '{{time}} 修改',
    from: '来源：{{source}}',
    openSource: '看原文（新窗口）',
    other: '这篇只有英文，暂无译文。',
    actions: '对这篇文章',
    share: '分享',
    copied: '链接已复制，可以粘贴给同事。',
    copyFailed: '浏览器不让复制，请从地址栏复制链接。',
    print: '打印',
    chartNote: '航路为示意，不可用于航海。岸线 Natural Earth。',
    lanes: '文中的航线',
    lanePrices: '看船期和运价',
    priceNote: '40HQ 参考价，{{week}}，与前一周相比',
    ports: '文中的港口',
    sample: '样例稿：内容与数字均为虚构，港口、船公司名称真实。',
    reprintNote: '本文转载自{{source}}，观点不代表航道。',
    related: '相关资讯',
    around: '前后两篇',
    earlier: '上一篇（较早）',
    later: '下一篇（较新）',
  },
} as const;
