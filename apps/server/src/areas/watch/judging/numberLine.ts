import type { TrackedReason } from '@fairway/trade';
import { localTime, type MailLanguage, type MailLine } from './mail.ts';

/** One firing of a watch on a tracked number. */
export interface NumberFiring {
  readonly reason: TrackedReason;
  readonly trackingId: string;
  readonly number: string;
  /** Of the port of discharge. */
  readonly zone: string;
}

const names: Record<MailLanguage, Record<TrackedReason['kind'], string>> = {
  zh: {
    arrivalMoved: '预计到港变动',
    rolled: '甩箱，改配后船',
    customsHold: '被海关扣留',
    discharged: '已在目的港卸船',
    freeTimeEnds: '免费期即将到期',
    noMovement: '多日没有动态',
  },
  en: {
    arrivalMoved: 'Expected arrival moved',
    rolled: 'Rolled to a later vessel',
    customsHold: 'Held by customs',
    discharged: 'Discharged at destination',
    freeTimeEnds: 'Free time ends',
    noMovement: 'No movement',
  },
};

const lastFree: Record<MailLanguage, Record<'combined' | 'demurrage' | 'storage', string>> = {
  zh: { combined: '免费期最后一天', demurrage: '免堆期最后一天', storage: '码头堆存免费最后一天' },
  en: {
    combined: 'Last free day',
    demurrage: 'Last free day, demurrage',
    storage: 'Last free day, storage',
  },
};

/** Path and query of the page of a number. */
export function numberProof(trackingId: string): string {
  return `/logisticsTool/cargoTracking?id=${trackingId}`;
}

/** Returns a firing as an email lists it, with a link to the number. */
export function numberLine(
  { reason, trackingId, number, zone }: NumberFiring,
  language: MailLanguage,
  publicUrl: string,
): MailLine {
  const name = names[language][reason.kind];
  return {
    subject: `${number} · ${name}`,
    text: [
      `${name}: ${number}`,
      ...detailsOf(reason, language, zone),
      `${publicUrl}${numberProof(trackingId)}`,
    ],
  };
}

function detailsOf(reason: TrackedReason, language: MailLanguage, zone: string): string[] {
  const zh = language === 'zh';
  const time = (at: string) => localTime(at, zone, language);
  switch (reason.kind) {
    case 'arrivalMoved':
      return [`${time(reason.from)} → ${time(reason.to)}`];
    case 'discharged':
      return [time(reason.at)];
    case 'freeTimeEnds':
      return [`${lastFree[language][reason.charge]}: ${reason.last}`];
    case 'noMovement':
      return [
        zh
          ? `${time(reason.since)} 以来没有动态，已满 ${reason.days} 天`
          : `Nothing since ${time(reason.since)}, for ${reason.days} days or more`,
      ];
    default:
      return [];
  }
}
