import { dayMs } from '@fairway/trade';
import type { NewsDraft } from '../../areas/news/index.ts';
import { sampleCents } from './fuelPrices.ts';

const names = {
  SGSIN: ['新加坡', 'Singapore'],
  CNZOS: ['舟山', 'Zhoushan'],
  NLRTM: ['鹿特丹', 'Rotterdam'],
  AEFJR: ['富查伊拉', 'Fujairah'],
} as const;

/** Endings of the weekly reviews, used in turn. */
const ends = [
  [
    '下一个 BAF 取价期还有两周，眼下的价格会进均价。走合同价的，可以先按这个数估下季度。',
    'The averaging period for the next BAF runs two more weeks, so current prices count. Contract shippers can use them to plan the next quarter.',
  ],
  [
    '加油量没有明显变化，船东多是按需补。驳船排队一天左右。',
    'Volumes hardly changed; owners buy as needed. Barges have a lead time of about one day.',
  ],
  [
    '高低硫价差又变了一点，装脱硫塔的船省下的钱跟着变。价差低于 $80 时，新装就不划算。',
    'The VLSFO–HSFO spread moved, and with it what scrubbers save. Below $80 a new scrubber does not pay.',
  ],
  [
    '舟山和新加坡的差价在运费之内，绕过去加油不值得。',
    'The gap between Zhoushan and Singapore is smaller than the cost of a detour, so a bunker-only call does not pay.',
  ],
] as const;

/** Returns the review of a week of fuel prices that ended on the day, from the sample's own prices. */
export function fuelReview(day: string, index: number): Omit<NewsDraft, 'state' | 'publishAt'> {
  const before = new Date(Date.parse(day) - 7 * dayMs).toISOString().slice(0, 10);
  const rows = (['SGSIN', 'CNZOS', 'NLRTM', 'AEFJR'] as const).map((port) => {
    const [now, then] = [sampleCents(port, 'VLSFO', day) / 100, sampleCents(port, 'VLSFO', before) / 100];
    return { port, now, change: now - then, share: ((now - then) / then) * 100 };
  });
  const [singapore] = rows;
  if (!singapore) throw new RangeError('no port');
  const high = sampleCents('SGSIN', 'HSFO', day) / 100;
  const spread = Math.round(singapore.now - high);
  const fell = singapore.change < 0;
  const by = `${Math.abs(singapore.share).toFixed(1)}%`;
  const same = rows.every(({ change }) => change < 0 === fell);
  const [endZh, endEn] = ends[index % ends.length] ?? ends[0];
  const signed = (value: number) => `${value < 0 ? '−' : '+'}${Math.abs(value).toFixed(1)}`;
  const table = (at: 0 | 1) =>
    rows
      .map(({ port, now, change }) => `| ${names[port][at]} | ${now.toFixed(1)} | ${signed(change)} |`)
      .join('\n');
  const still = Math.abs(singapore.share) < 0.5;
  return {
    categoryId: 2,
    zh: {
      title: still
        ? `新加坡低硫燃油一周持平，收在 ${singapore.now.toFixed(0)} 美元`
        : `新加坡低硫燃油一周${fell ? '跌' : '涨'} ${by}，收在 ${singapore.now.toFixed(0)} 美元`,
      brief: `${same ? '四地同向' : '四地有涨有跌'}；高低硫价差 ${spread} 美元。`,
      body: `VLSFO 低硫燃油，美元每吨，本周收盘：\n\n| 港口 | 收盘 | 比上周 |\n|---|--:|--:|\n${table(0)}\n\n新加坡高硫燃油收在 ${high.toFixed(1)} 美元，高低硫价差 ${spread} 美元。\n\n${endZh}\n\n每天的价格在[燃油价格](/newsInformation?categoryId=2)里，可以按港口和油品看 90 天。`,
    },
    en: {
      title: still
        ? `VLSFO at Singapore unchanged over the week at $${singapore.now.toFixed(0)}`
        : `VLSFO at Singapore ${fell ? 'falls' : 'rises'} by ${by} in a week to $${singapore.now.toFixed(0)}`,
      brief: `${same ? 'All four ports moved together' : 'Ports diverged'}; the VLSFO–HSFO spread is $${spread}.`,
      body: `VLSFO, US dollars per tonne, weekly close:\n\n| port | close | vs last week |\n|---|--:|--:|\n${table(1)}\n\nHSFO at Singapore closed at ${high.toFixed(1)} dollars, ${spread} below.\n\n${endEn}\n\nDaily prices are under [fuel prices](/newsInformation?categoryId=2), by port and grade for 90 days.`,
    },
    original: true,
    sourceZh: '航道编辑部',
    sourceEn: 'Fairway newsroom',
    sourceUrl: null,
    picture: null,
    facts: [
      {
        labelZh: '新加坡 VLSFO',
        labelEn: 'VLSFO, Singapore',
        valueZh: `$${singapore.now.toFixed(1)}`,
        valueEn: `$${singapore.now.toFixed(1)}`,
      },
      {
        labelZh: '比上周',
        labelEn: 'In a week',
        valueZh: signed(singapore.change),
        valueEn: signed(singapore.change),
      },
      { labelZh: '高低硫价差', labelEn: 'VLSFO over HSFO', valueZh: `$${spread}`, valueEn: `$${spread}` },
    ],
    ports: ['SGSIN', 'NLRTM'],
    lanes: [],
  };
}
