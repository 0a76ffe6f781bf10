import type { Language } from '@fairway/gateway/contract/texts';

interface Words {
  readonly ready: string;
  readonly atPort: string;
  readonly title: (of: { name: string; vessel: string; voyage: string; route: string }) => string;
  readonly route: (origin: string, destination: string) => string;
  readonly carrier: (name: string) => string;
  readonly timeAt: (zone: string) => string;
  /** A former time is null where it was not published before. */
  readonly former: (time: string | null) => string;
  readonly more: string;
  readonly calendar: (route: string) => string;
  readonly about: string;
  readonly notices: Readonly<Record<FeedNotice, { readonly title: string; readonly text: string }>>;
}

/** Why a feed has no sailings. */
export type FeedNotice = 'accountClosed' | 'subscriptionEnded' | 'sailingGone';

const zh: Words = {
  ready: '货好，完成装箱',
  atPort: '重箱到港',
  title: ({ name, vessel, voyage, route }) => `${name} · ${vessel} ${voyage} · ${route}`,
  route: (origin, destination) => `${origin} → ${destination}`,
  carrier: (name) => `船公司：${name}`,
  timeAt: (zone) => `港口当地时间（${zone}）`,
  former: (time) => (time === null ? '此前未公布。' : `时间已变更，原为 ${time}。`),
  more: '详情：',
  calendar: (route) => `Fairway 船期 ${route}`,
  about: '截止时间和船期以船公司通知为准。最多列出 200 个航次。',
  notices: {
    accountClosed: {
      title: 'Fairway：账号已停用，日历不再更新',
      text: '账号已停用，因此日历里没有航次。请联系公司管理员，或删除此日历订阅。',
    },
    subscriptionEnded: {
      title: 'Fairway：航线订阅已到期，日历不再更新',
      text: '该航线的订阅或试用已到期，因此日历里没有航次。续订后会自动恢复。',
    },
    sailingGone: {
      title: 'Fairway：该航次已从船期中撤下',
      text: '船公司的船期里已没有该航次。请查询同航线的其他航次，然后删除此日历订阅。',
    },
  },
};

const en: Words = {
  ready: 'Cargo ready and packed',
  atPort: 'Container at the port',
  title: ({ name, vessel, voyage, route }) => `${name} · ${vessel} ${voyage} · ${route}`,
  route: (origin, destination) => `${origin} → ${destination}`,
  carrier: (name) => `Carrier: ${name}`,
  timeAt: (zone) => `Local time of the port (${zone})`,
  former: (time) => (time === null ? 'It was not published before.' : `Moved; it was ${time} before.`),
  more: 'Details: ',
  calendar: (route) => `Fairway ${route}`,
  about: "Cut-offs and schedules: the carrier's notice prevails. At most 200 sailings are listed.",
  notices: {
    accountClosed: {
      title: 'Fairway: account disabled, this calendar is no longer updated',
      text: 'The account is disabled, so this calendar has no sailings. Ask your company administrator, or delete the calendar.',
    },
    subscriptionEnded: {
      title: 'Fairway: route subscription ended, this calendar is no longer updated',
      text: 'The subscription or trial of this route has ended, so this calendar has no sailings. Renew it and they return.',
    },
    sailingGone: {
      title: 'Fairway: this sailing was taken off the schedule',
      text: 'The carrier no longer lists this sailing. Look for another one on the route, then delete this calendar.',
    },
  },
};

export const calendarWords: Readonly<Record<Language, Words>> = { zh, en };
