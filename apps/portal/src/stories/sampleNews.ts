import type { FuelPrices } from '@fairway/gateway/contract/fuelPrice';
import type { NewsBrief, NewsDetail } from '@fairway/gateway/contract/news';
import { sampleEndPort, sampleNow } from '@fairway/gateway/mock';
import { dayMs } from '@fairway/trade';
import { sampleWayBySuez } from './samplePorts.ts';

type Language = 'zh' | 'en';

const lane = { origin: sampleEndPort('CNSHA'), destination: sampleEndPort('NLRTM') };

const stories = [
  {
    categoryId: 3,
    hours: 0,
    zh: [
      '红海复航第六周：三家船公司改回苏伊士',
      '上海到鹿特丹少走 3,568 海里，快 8 天。另有 22 班仍绕好望角。',
    ],
    en: [
      'Week six of the return to Suez: three carriers go back through the Red Sea',
      'Shanghai to Rotterdam is 3,568 nm and 8 days shorter. 22 sailings still go round the Cape.',
    ],
    lanes: [lane],
  },
  {
    categoryId: 1,
    hours: 2,
    zh: ['上海等泊降到 1.2 天，四周来最低', '大风封航后的积压清完，本周起恢复按计划靠泊。'],
    en: [
      'Berth waits at Shanghai fall to 1.2 days, the shortest in four weeks',
      'The backlog left by the closure for high winds is cleared.',
    ],
    lanes: [],
  },
  {
    categoryId: 2,
    hours: 15,
    port: 'SGSIN',
    zh: ['新加坡低硫燃油一周跌 2.2%，收在 537 美元', '四地同向；高低硫价差 88 美元。'],
    en: ['VLSFO at Singapore falls by 2.2% in a week to $537', 'All four ports went the same way.'],
    lanes: [],
  },
  {
    categoryId: 0,
    hours: 20,
    original: false,
    zh: ['美国调整舱单申报罚则：漏报一票 $5,000 起', '下个季度起执行，先警告一次；货主的错由货主担。'],
    en: [
      'The United States changes its fines for manifests: from $5,000 a shipment',
      'In force from next quarter, with one warning first.',
    ],
    lanes: [{ origin: sampleEndPort('CNSHA'), destination: sampleEndPort('USLAX') }],
  },
  {
    categoryId: 1,
    hours: 46,
    port: 'CNNGB',
    zh: [
      '宁波试行夜间预约，21:00以后进港免一次吊装费',
      '白天闸口排队平均 55 分钟，码头想把三成车流挪到夜里。',
    ],
    en: [
      'Ningbo tries night appointments: one free lift for boxes after 9 pm',
      'Trucks queue 55 minutes on average by day; the terminals want a third of them at night.',
    ],
    lanes: [],
  },
] as const;

/** Articles of the last two days, the newest first. */
export function sampleNewsRows(language: Language): NewsBrief[] {
  return stories.map((each, index) => {
    const [title, brief] = each[language];
    return {
      id: `01a20322-85db-7e9a-8a15-a3ce6e912d0${index}`,
      categoryId: each.categoryId,
      language,
      title,
      brief,
      original: !('original' in each),
      source:
        'original' in each
          ? language === 'zh'
            ? '关务周刊（虚构）'
            : 'Customs Weekly (invented)'
          : language === 'zh'
            ? '航道编辑部'
            : 'Fairway newsroom',
      publishedAt: new Date(Date.parse(sampleNow) - (each.hours + 0.3) * 3_600_000).toISOString(),
      minutes: 2,
      ports: [sampleEndPort('port' in each ? each.port : 'CNSHA')],
      lanes: [...each.lanes],
      picture: null,
      sample: true,
      collected: false,
    };
  });
}

const chart: NewsDetail['chart'] = {
  places: [
    { ...sampleEndPort('CNSHA'), lon: 122.065, lat: 30.626 },
    { ...sampleEndPort('NLRTM'), lon: 4.05, lat: 51.95 },
  ],
  lines: [sampleWayBySuez],
};

export function sampleLead(language: Language) {
  const [article] = sampleNewsRows(language);
  return article ? { article, chart } : null;
}

/** Another article of the list: its words in the list, and its source. */
function plainArticle(language: Language, id: string): NewsDetail {
  const all = sampleNewsRows(language);
  const index = all.findIndex((row) => row.id === id);
  const article = all[index];
  if (!article) throw new Error(`There is no article ${id}.`);
  const nextTo = (at: number) => {
    const row = all[at];
    return row ? { id: row.id, title: row.title } : null;
  };
  return {
    article,
    sourceUrl: article.original ? null : 'https://example.com/customs-weekly/1',
    ...{ changedAt: null, lanePrices: null, facts: [], chart: null },
    body: [{ kind: 'paragraph', of: [{ text: article.brief }] }],
    related: all.filter((row) => row.id !== id).slice(0, 3),
    ...{ earlier: nextTo(index + 1), later: nextTo(index - 1) },
  };
}

/** An article with every kind of block; of another one of the list its own. */
export function sampleArticle(language: Language, over: Partial<NewsDetail['article']> = {}): NewsDetail {
  const [first, ...related] = sampleNewsRows(language);
  if (!first) throw new Error('There is no article.');
  const zh = language === 'zh';
  const say = (chinese: string, english: string) => (zh ? chinese : english);
  if (over.id && over.id !== first.id) return plainArticle(language, over.id);
  const rows = [
    [say('经苏伊士', 'by Suez'), '11', '8'],
    [say('绕好望角', 'round the Cape'), '22', '25'],
  ];
  const cells = (texts: readonly string[]) => texts.map((text) => [{ text }]);
  return {
    article: { ...first, ...over },
    sourceUrl: over.original === false ? 'https://example.com/customs-weekly/1' : null,
    changedAt: null,
    lanePrices: null,
    facts: [
      { label: say('少走', 'Shorter by'), value: say('3,568 海里', '3,568 nm') },
      { label: say('快', 'Faster by'), value: say('8 天', '8 days') },
      { label: say('已改回', 'By Suez'), value: say('11 / 33 班', '11 of 33') },
    ],
    body: [
      {
        kind: 'paragraph',
        of: [
          {
            text: say(
              '本周，三家船公司把 11 个西北欧班次改回苏伊士运河。另有 22 班仍绕好望角。',
              'This week three carriers moved 11 sailings to North Europe back to Suez. Another 22 still go round the Cape. ',
            ),
          },
          { text: say('眼下两种走法并存', 'For now both ways stand side by side'), strong: true },
          {
            text: say(
              '：早开的可能反而晚到。',
              ': of ships that arrive in one week the first may come last.',
            ),
          },
        ],
      },
      {
        kind: 'table',
        head: cells([say('走法', 'way'), say('本周班次', 'this week'), say('上周', 'last week')]),
        rows: rows.map(cells),
        ends: [false, true, true],
      },
      { kind: 'heading', level: 2, of: [{ text: say('对货主', 'What it means') }] },
      {
        kind: 'list',
        ordered: false,
        items: [
          [{ text: say('订舱前先看清走哪条路；', 'look which way a ship goes before you book;') }],
          [
            { text: say('再比价格，见', 'then compare ') },
            { text: say('船期', 'schedules'), href: '/shipPriceInfo' },
          ],
        ],
      },
      {
        kind: 'quote',
        of: [
          [
            {
              text: say(
                '“航路”里已标出每一班走哪条路。',
                'The way of each sailing tells which one it takes.',
              ),
            },
          ],
        ],
      },
    ],
    chart,
    related: related.slice(0, 3),
    earlier: related[0] ? { id: related[0].id, title: related[0].title } : null,
    later: null,
  };
}

const bases = [
  ['SGSIN', '新加坡', 'Singapore', 549],
  ['CNZOS', '舟山', 'Zhoushan', 555],
  ['NLRTM', '鹿特丹', 'Rotterdam', 511],
  ['AEFJR', '富查伊拉', 'Fujairah', 562],
] as const;

/** They end with the values in the article about them: down 2.2 % in a week, the grades 88 dollars apart. */
export const sampleFuelOf = (days: FuelPrices['days']): FuelPrices => ({
  grade: 'VLSFO',
  days,
  ports: bases.map(([code, nameZh, nameEn, base]) => ({
    port: { code, nameZh, nameEn },
    points: Array.from({ length: days }, (_, at) => {
      // The last thirty days have numbers from 0 on, the days before them negative ones.
      const index = at + 30 - days;
      return {
        day: new Date(Date.parse('2026-10-21') + index * dayMs).toISOString().slice(0, 10),
        cents: Math.round((base + Math.sin(index * 0.23 - 3.49) * 9 - index * 0.4) * 2) * 50,
      };
    }),
    quotes: [
      { grade: 'VLSFO', day: '2026-11-19', cents: base * 100 - 1200, change: -250 },
      { grade: 'HSFO', day: '2026-11-19', cents: base * 100 - 10_000, change: 100 },
      // The last price of one port is a week old, so it is shown with its day.
      {
        grade: 'MGO',
        day: code === 'AEFJR' ? '2026-11-12' : '2026-11-19',
        cents: base * 100 + 15_400,
        change: 0,
      },
    ],
  })),
  source: 'Fairway',
  recordedAt: sampleNow,
  sample: true,
});
