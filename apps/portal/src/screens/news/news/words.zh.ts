import { newsItem } from '../../../features/news/newsItem.zh.ts';
import { newsReading } from '../../../features/news/newsReading.zh.ts';

export const title = '新闻资讯';

/** Words of the news in Chinese. */
export const words = {
  newsItem,
  newsReading,
  news: {
    title: '新闻资讯',
    lead: '港口、船期、运价和燃油，写给发货和订舱的人。',
    categories: '资讯类别',
    all: '全部',
    fresh: '新 {{count}}',
    freshMeaning: '24 小时内 {{count}} 篇',
    mine: '只看我的航线',
    mineLogin: '登录后只看我的航线',
    leadStory: '头条',
    latest: '最新',
    count: '{{total}} 篇',
    emptyTitle: '还没有资讯',
    emptyText: '编辑发布后会出现在这里。先看看船期和运价。',
    emptyMineTitle: '您的航线还没有相关资讯',
    emptyMineText: '订阅或关注的航线上有新消息时会出现在这里。',
    showAll: '看全部资讯',
    feeds: '订阅源：',
    rss: 'RSS',
    json: 'JSON Feed',
    source: '样例环境：标有“样例”的资讯与燃油价格均为虚构，港口、船公司名称真实。',
    fuel: '燃油价格',
    fuelNote: '{{grade}}，美元/吨',
    grade: '油品',
    grades: { VLSFO: '低硫', HSFO: '高硫', MGO: 'MGO' },
    gradeNames: { VLSFO: 'VLSFO 低硫燃油', HSFO: 'HSFO 高硫燃油', MGO: 'MGO 船用轻柴油' },
    period: '时间',
    days: '{{count}} 天',
    fuelTable: '各港最新价',
    port: '港口',
    change: '比上一日',
    asOf: '{{day}} 收盘',
    recorded: '来源：{{source}}，{{time}} 录入',
    noFuel: '还没有燃油价格。',
    noPrice: '无报价',
    moved: { up: '▲ 涨 {{amount}}', down: '▼ 降 {{amount}}', same: '持平' },
  },
} as const;
