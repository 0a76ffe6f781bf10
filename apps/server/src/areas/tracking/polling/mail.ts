import type { Db } from '../../../database/db.ts';
import type { NewMessage } from '../../../services/outbox/outbox.ts';
import type { EventName } from '../carriers/carrier.ts';
import { happened as hasHappened } from '../digest/containerState.ts';
import type { Digest, Event } from '../digest/types.ts';
import { placeOf } from '../places.ts';
import type { News } from './news.ts';

/** The email for a watched number; null if its owner gave none. */
export async function watcherEmail(
  db: Db,
  { tenantId, accountId }: { readonly tenantId: string; readonly accountId: string },
): Promise<string | null> {
  const claim = await db
    .selectFrom('claim')
    .select('value')
    .where('tenantId', '=', tenantId)
    .where('accountId', '=', accountId)
    .where('kind', '=', 'email')
    .limit(1)
    .executeTakeFirst();
  return claim?.value ?? null;
}

type Language = 'zh' | 'en';

/** Short texts of events; at a port's name. */
const happened: Record<Language, Record<EventName, string>> = {
  zh: {
    CONF: '订舱已确认',
    PICK: '已提空箱',
    STUF: '已装箱',
    GTIN: '重箱已进港',
    INSP: '已查验',
    LOAD: '已装船',
    DEPA: '已离港',
    ARRI: '已到港',
    DISC: '已卸船',
    HOLD: '海关扣留',
    RELS: '海关放行',
    AVPU: '可以提箱',
    GTOT: '已提箱',
    STRP: '已拆箱',
    AVDO: '可以还箱',
    DROP: '已还空箱',
    RSEA: '已换封',
    RMVD: '已移箱',
  },
  en: {
    CONF: 'Booking confirmed',
    PICK: 'Empty picked up',
    STUF: 'Stuffed',
    GTIN: 'Gated in',
    INSP: 'Inspected',
    LOAD: 'Loaded',
    DEPA: 'Departed',
    ARRI: 'Arrived',
    DISC: 'Discharged',
    HOLD: 'Held by customs',
    RELS: 'Released by customs',
    AVPU: 'Available for pick-up',
    GTOT: 'Gated out',
    STRP: 'Stripped',
    AVDO: 'Can be returned',
    DROP: 'Empty returned',
    RSEA: 'Resealed',
    RMVD: 'Moved',
  },
};

/** The progress of some containers of a bill. */
const reached: Record<Language, Record<'sailing' | 'arrived' | 'done', string>> = {
  zh: { sailing: '已开船', arrived: '已到港', done: '已还空' },
  en: { sailing: 'departed', arrived: 'arrived', done: 'returned' },
};
/** A line of an email names so many containers. */
const mostNamed = 3;

export interface MailParts {
  readonly to: string;
  readonly language: Language;
  readonly watched: { readonly number: string; readonly id: string };
  readonly digestNow: Digest;
  readonly news: News;
  readonly publicUrl: string;
}

/** Returns the email to a watcher about news of one number, in the language they added it in. */
export function mailOf({ to, language, watched, digestNow, news, publicUrl }: MailParts): NewMessage {
  const zh = language === 'zh';
  const { number } = watched;
  const lines = news.happened.map((event) => lineOf(event, digestNow.boxes, language));
  if (news.rerouted) {
    const [from, to] = [news.rerouted.from, news.rerouted.to].map((locode) => portName(locode, language));
    lines.push(zh ? `目的港由${from}改为${to}` : `Destination changed from ${from} to ${to}`);
  }
  if (news.moved && !news.rerouted) {
    const [from, until] = [news.moved.from, news.moved.to].map((at) =>
      local(at, digestNow.arrival?.locode ?? null, language),
    );
    lines.push(zh ? `预计到港由 ${from} 改为 ${until}` : `Expected arrival moved from ${from} to ${until}`);
  } else if (digestNow.arrival && !hasHappened(digestNow.arrival)) {
    const at = local(digestNow.arrival.at, digestNow.arrival.locode, language);
    lines.push(zh ? `预计到港 ${at}` : `Expected to arrive ${at}`);
  }
  const { ahead, boxes } = digestNow;
  if (ahead) {
    const { count, state } = ahead;
    lines.push(
      zh
        ? `${boxes} 个集装箱中 ${count} 个${reached.zh[state]}`
        : `${count} of ${boxes} containers ${reached.en[state]}`,
    );
  }
  const address = `${publicUrl}/logisticsTool/cargoTracking?id=${watched.id}`;
  const [first = ''] = lines;
  return {
    to,
    kind: 'email',
    purpose: 'TRACKING_NEWS',
    subject: `${number} · ${first}`,
    text: [
      zh ? `您跟踪的 ${number} 有新动态：` : `Updates for ${number}:`,
      '',
      ...lines.map((line) => `- ${line}`),
      '',
      zh ? `详情：${address}` : `Details: ${address}`,
      zh
        ? '时间均为当地时间。不想再收到，请在详情页关闭提醒。'
        : 'Times are local. To stop these emails, turn off notices on that page.',
    ].join('\n'),
    language,
  };
}

function lineOf(event: Event, boxes: number, language: Language): string {
  const { what, locode, at, vessel, containers } = event;
  const name = portName(locode, language) || (event.place ?? event.facility ?? '');
  const about = containers.length < boxes ? containers.slice(0, mostNamed).join(', ') : '';
  const more = containers.length < boxes && containers.length > mostNamed ? ' …' : '';
  const ship = vessel && ['LOAD', 'DEPA', 'ARRI'].includes(what) ? ` (${vessel.name} ${vessel.voyage})` : '';
  const words = [about + more, happened[language][what], name, local(at, locode, language)];
  return words.filter(Boolean).join(' ') + ship;
}

function portName(locode: string | null, language: Language): string {
  const port = placeOf(locode);
  return port ? (language === 'zh' ? port.nameZh : port.nameEn) : (locode ?? '');
}

/** An instant by the clock of its port. */
function local(at: Date, locode: string | null, language: Language): string {
  return new Intl.DateTimeFormat(language === 'zh' ? 'zh-CN' : 'en-GB', {
    timeZone: placeOf(locode)?.zone ?? 'UTC',
    month: language === 'zh' ? '2-digit' : 'short',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(at);
}
