import { words } from '../../../../stories/words.ts';
import { Button } from '../../../actions/Button/Button.tsx';
import { Badge } from '../../../feedback/Badge/Badge.tsx';
import type { GridColumn } from '../types.ts';

/** A sailing of the stories. */
export interface Sailing {
  readonly id: string;
  readonly vessel: string;
  readonly voyage: string;
  /** Port of loading, by code. */
  readonly origin: keyof typeof portNames.zh;
  readonly destination: keyof typeof portNames.zh;
  /** ISO date. */
  readonly departure: string;
  /** Days. */
  readonly transit: number;
  readonly routing: 'direct' | 'transfer';
  /** USD. */
  readonly price: number | null;
}

const portNames = {
  zh: {
    CNSHA: '上海',
    CNNGB: '宁波',
    CNTAO: '青岛',
    CNYTN: '深圳盐田',
    CNXMN: '厦门',
    USLAX: '洛杉矶',
    NLRTM: '鹿特丹',
    SGSIN: '新加坡',
  },
  en: {
    CNSHA: 'Shanghai',
    CNNGB: 'Ningbo',
    CNTAO: 'Qingdao',
    CNYTN: 'Yantian',
    CNXMN: 'Xiamen',
    USLAX: 'Los Angeles',
    NLRTM: 'Rotterdam',
    SGSIN: 'Singapore',
  },
} as const;
const origins = ['CNSHA', 'CNNGB', 'CNTAO', 'CNYTN', 'CNXMN'] as const;
const destinations = ['USLAX', 'NLRTM', 'SGSIN'] as const;
const vessels = [
  'CSCL PACIFIC',
  'OOCL SEOUL',
  'EVER FOCUS',
  'ONE APUS',
  'HMM NURI',
  'MAERSK ESSEN',
  'MSC ANNA',
];

const firstDay = Date.UTC(2026, 10, 24);
const day = 86_400_000;

/** So many sailings, always the same ones. */
export function makeSailings(count: number): readonly Sailing[] {
  return Array.from({ length: count }, (_, index) => {
    const chance = (Math.imul(index + 1, 2_654_435_761) >>> 0) / 2 ** 32;
    return {
      id: `S${String(index + 1).padStart(6, '0')}`,
      vessel: pick(vessels, index),
      voyage: `${String(1 + ((index * 37) % 998)).padStart(3, '0')}${index % 2 ? 'E' : 'W'}`,
      origin: pick(origins, Math.floor(chance * 997)),
      destination: pick(destinations, Math.floor(chance * 613)),
      departure: new Date(firstDay + (index % 84) * day).toISOString().slice(0, 10),
      transit: 4 + Math.floor(chance * 30),
      routing: chance > 0.4 ? 'direct' : 'transfer',
      price: index % 11 === 10 ? null : 900 + Math.floor(chance * 240) * 10,
    };
  });
}

function pick<T>(list: readonly T[], index: number): T {
  return list[index % list.length] as T;
}

/** Texts of the stories about sailings. */
export const say = words({
  zh: {
    lang: 'zh-CN',
    ports: portNames.zh,
    caption: '船期',
    vessel: '船名',
    voyage: '航次',
    origin: '起运港',
    destination: '目的港',
    departure: '离港',
    transit: '航程',
    days: (count: number) => `${count} 天`,
    routing: '路由',
    direct: '直达',
    transfer: '中转',
    price: '40HQ',
    action: '操作',
    back: '后退',
    details: '详情',
    book: '订舱',
    retry: '重试',
    detail: (vessel: string) =>
      `${vessel} 的截单时间为开航前三天 12:00（装货港当地时间），截港时间为开航前两天 18:00。`,
  },
  en: {
    lang: 'en-GB',
    ports: portNames.en,
    caption: 'Sailings',
    vessel: 'Vessel',
    voyage: 'Voyage',
    origin: 'From',
    destination: 'To',
    departure: 'Departs',
    transit: 'Transit',
    days: (count: number) => `${count} d`,
    routing: 'Routing',
    direct: 'Direct',
    transfer: 'Transfer',
    price: '40HQ',
    action: 'Actions',
    back: 'Back',
    details: 'Details',
    book: 'Book',
    retry: 'Try again',
    detail: (vessel: string) =>
      `Documents for ${vessel} close three days before departure at 12:00, the terminal two days before at 18:00, both in port-local time.`,
  },
});

export type Words = ReturnType<typeof say>;

/** The eight columns of the stories; keep them outside of components, so that rows are not rendered again. */
export function sailingColumns(t: Words, onPress?: (id: string) => void): readonly GridColumn<Sailing>[] {
  const date = new Intl.DateTimeFormat(t.lang, { day: 'numeric', month: 'short', timeZone: 'UTC' });
  const money = new Intl.NumberFormat(t.lang);
  const columns: GridColumn<Sailing>[] = [
    {
      key: 'vessel',
      header: t.vessel,
      priority: 'title',
      pinned: 'start',
      hideable: false,
      size: 150,
      sortable: true,
      cell: ({ vessel }) => <strong>{vessel}</strong>,
      value: ({ vessel, voyage }) => `${vessel} ${voyage}`,
    },
    {
      key: 'voyage',
      header: t.voyage,
      size: 90,
      value: ({ voyage }) => voyage,
    },
    ...(['origin', 'destination'] as const).map(
      (key): GridColumn<Sailing> => ({
        key,
        header: t[key],
        size: 120,
        sortable: true,
        value: (row) => t.ports[row[key]],
      }),
    ),
    {
      key: 'departure',
      header: t.departure,
      size: 110,
      sortable: true,
      cell: ({ departure }) => date.format(new Date(departure)),
      value: ({ departure }) => departure,
    },
    {
      key: 'transit',
      header: t.transit,
      size: 90,
      align: 'end',
      sortable: true,
      cell: ({ transit }) => t.days(transit),
      value: ({ transit }) => transit,
    },
    {
      key: 'routing',
      header: t.routing,
      size: 110,
      cell: ({ routing }) =>
        routing === 'direct' ? (
          <Badge tone="good" icon={null}>
            {t.direct}
          </Badge>
        ) : (
          <Badge>{t.transfer}</Badge>
        ),
      value: ({ routing }) => t[routing],
    },
    {
      key: 'price',
      header: t.price,
      size: 100,
      align: 'end',
      sortable: true,
      cell: ({ price }) => (price === null ? '—' : money.format(price)),
      value: ({ price }) => price,
    },
  ];
  if (!onPress) return columns;
  const press = (label: string, { id, vessel, voyage }: Sailing, flush?: 'end') => (
    <Button
      size="small"
      tone="quiet"
      flush={flush}
      aria-label={`${label} ${vessel} ${voyage}`}
      onClick={() => onPress(id)}
    >
      {label}
    </Button>
  );
  return [
    ...columns,
    {
      key: 'action',
      header: t.action,
      headerHidden: true,
      priority: 'action',
      pinned: 'end',
      resizable: false,
      size: 150,
      align: 'end',
      cell: (row) => (
        <>
          {press(t.details, row)}
          {press(t.book, row, 'end')}
        </>
      ),
    },
  ];
}
