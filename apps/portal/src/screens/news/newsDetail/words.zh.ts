import { newsItem } from '../../../features/news/newsItem.zh.ts';
import { newsReading } from '../../../features/news/newsReading.zh.ts';

export const title = '资讯详情';

/** Words of an article's page in Chinese. */
export const words = {
  newsItem,
  newsReading,
  newsDetail: {
    print: '打印',
    chartNote: '航线仅为示意，不可用于航海。海岸线数据：Natural Earth。',
    related: '相关资讯',
    around: '前后两篇',
    earlier: '较早一篇',
    later: '较新一篇',
  },
} as const;
