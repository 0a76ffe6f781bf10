import { readShipment, type ShipmentQuery, type WatchReason } from '@fairway/trade';
import type { NewMessage } from '../../../services/outbox/outbox.ts';
import { timeName } from '../../sailingHistory/index.ts';
import type { WatchedRoute } from './route.ts';

type Language = 'zh' | 'en';

/** One firing as an email lists it. */
export interface MailLine {
  readonly reason: WatchReason;
  readonly route: WatchedRoute;
  readonly shipment: ShipmentQuery;
  /** Vessel and voyage. */
  readonly sailing: string;
  /** Null for a sailing that was cancelled. */
  readonly sailingId: string | null;
}

interface MailParts {
  readonly to: string;
  readonly language: Language;
  /** At least one. */
  readonly lines: readonly MailLine[];
  readonly publicUrl: string;
}

/** An email lists so many firings; the page of the watch has all. */
const mostLines = 30;

const names: Record<Language, Record<WatchReason['kind'], string>> = {
  zh: {
    totalUnder: '总价低于您的限额',
    totalOver: '总价高于您的限额',
    totalMoved: '总价变动',
    cutOffMoved: '截止时间变动',
    departureMoved: '开船时间变动',
    sailingDropped: '航次取消',
    sailingAdded: '新增航次',
    newCarrier: '新船公司',
    priceOld: '运价久未更新',
    reliabilityUnder: '准班率低于您的限度',
  },
  en: {
    totalUnder: 'Total below your limit',
    totalOver: 'Total above your limit',
    totalMoved: 'Total changed',
    cutOffMoved: 'Cut-off moved',
    departureMoved: 'Departure moved',
    sailingDropped: 'Sailing cancelled',
    sailingAdded: 'Sailing added',
    newCarrier: 'New carrier',
    priceOld: 'Price not updated',
    reliabilityUnder: 'Reliability below your limit',
  },
};

/**
 * Returns the email on why watches fired, each with a link to its proof: the history of the sailing, or the changes of
 * the route.
 */
export function watchMail({ to, language, lines, publicUrl }: MailParts): NewMessage {
  const zh = language === 'zh';
  const [first] = lines;
  const start = first ? `${routeName(first.route, language)} · ${names[language][first.reason.kind]}` : '';
  const rest = lines.length - 1;
  const more = rest > 0 ? (zh ? ` 等 ${lines.length} 条` : ` and ${rest} more`) : '';
  const unlisted = lines.length - mostLines;
  return {
    to,
    kind: 'email',
    purpose: 'WATCH_FIRED',
    subject: `${start}${more}`,
    text: [
      zh ? '您设置的提醒有变化：' : 'Your watches report:',
      ...lines.slice(0, mostLines).flatMap((line) => ['', ...linesOf(line, language, publicUrl)]),
      ...(unlisted > 0
        ? ['', zh ? `另有 ${unlisted} 条，请在网站查看。` : `And ${unlisted} more on the site.`]
        : []),
      '',
      zh ? '时间均为起运港当地时间。' : 'Times are local at the port of loading.',
      zh
        ? `暂停、修改或删除提醒：${publicUrl}/watches`
        : `Pause, change or delete your watches: ${publicUrl}/watches`,
    ].join('\n'),
    language,
  };
}

function routeName({ namesZh, namesEn }: WatchedRoute, language: Language): string {
  return language === 'zh' ? namesZh : namesEn;
}

function linesOf({ reason, route, shipment, sailing, sailingId }: MailLine, language: Language, url: string) {
  const proof =
    sailingId === null
      ? `${url}/routeChanges?origin=${route.origin}&destination=${route.destination}`
      : `${url}/sailDetail?${new URLSearchParams({ id: sailingId, ...shipment })}`;
  return [
    `${names[language][reason.kind]}: ${sailing} (${routeName(route, language)})`,
    ...detailsOf(reason, { language, zone: route.zone, shipment }),
    proof,
  ];
}

interface Detailing {
  readonly language: Language;
  readonly zone: string;
  readonly shipment: ShipmentQuery;
}

function detailsOf(reason: WatchReason, { language, zone, shipment }: Detailing): string[] {
  const time = (at: string) => localTime(at, zone, language);
  switch (reason.kind) {
    case 'totalUnder':
    case 'totalOver':
    case 'totalMoved': {
      const currency = readShipment(shipment).shipment?.currency ?? 'USD';
      const sum = (amount: number) => `${currency} ${(amount / 100).toFixed(2)}`;
      return [reason.from === null ? sum(reason.to) : `${sum(reason.from)} → ${sum(reason.to)}`];
    }
    case 'departureMoved':
      return [`${time(reason.from)} → ${time(reason.to)}`];
    case 'cutOffMoved':
      return reason.moves.map(
        ({ code, from, to }) => `${timeName(code, language)}: ${time(from)} → ${time(to)}`,
      );
    case 'priceOld': {
      const days = reason.days;
      return language === 'zh'
        ? [`${time(reason.pricedAt)} 以来未更新，超过 ${days} 天`]
        : [`Not updated since ${time(reason.pricedAt)}, for more than ${days} days`];
    }
    case 'reliabilityUnder':
      return [
        language === 'zh'
          ? `本航线近 90 天准班率 ${reason.reliability}%，限度 ${reason.percent}%`
          : `Reliability on this route in 90 days: ${reason.reliability}%, your limit: ${reason.percent}%`,
      ];
    default:
      return [];
  }
}

function localTime(at: string, timeZone: string, language: Language): string {
  return new Intl.DateTimeFormat(language === 'zh' ? 'zh-CN' : 'en-GB', {
    timeZone,
    month: language === 'zh' ? '2-digit' : 'short',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(new Date(at));
}
