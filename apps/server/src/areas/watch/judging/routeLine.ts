import { readShipment, type ShipmentQuery, type WatchReason } from '@fairway/trade';
import { timeName } from '../../sailingHistory/index.ts';
import { localTime, type MailLanguage, type MailLine } from './mail.ts';
import type { WatchedRoute } from './route.ts';

/** One firing of a watch on a route or a sailing. */
export interface RouteFiring {
  readonly reason: WatchReason;
  readonly route: WatchedRoute;
  readonly shipment: ShipmentQuery;
  /** Vessel and voyage. */
  readonly sailing: string;
  /** Null for a sailing that was cancelled. */
  readonly sailingId: string | null;
}

const names: Record<MailLanguage, Record<WatchReason['kind'], string>> = {
  zh: {
    totalUnder: '总费用低于您的限额',
    totalOver: '总费用高于您的限额',
    totalMoved: '总费用变动',
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

/** Path and query of the history of the sailing, or of the changes of the route. */
export function routeProof({ route, shipment, sailingId }: RouteFiring): string {
  return sailingId === null
    ? `/routeChanges?origin=${route.origin}&destination=${route.destination}`
    : `/sailDetail?${new URLSearchParams({ id: sailingId, ...shipment })}`;
}

/** Returns a firing as an email lists it, with a link to its proof. */
export function routeLine(firing: RouteFiring, language: MailLanguage, publicUrl: string): MailLine {
  const { reason, route, shipment, sailing } = firing;
  const about = language === 'zh' ? route.namesZh : route.namesEn;
  const name = names[language][reason.kind];
  return {
    subject: `${about} · ${name}`,
    text: [
      `${name}: ${sailing} (${about})`,
      ...detailsOf(reason, { language, zone: route.zone, shipment }),
      `${publicUrl}${routeProof(firing)}`,
    ],
  };
}

interface Detailing {
  readonly language: MailLanguage;
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
