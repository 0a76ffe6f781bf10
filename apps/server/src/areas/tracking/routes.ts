import { cargoTracking as calls } from '@fairway/gateway/contract/cargoTracking';
import { cutText, guessNumber, likelyCarriers, normaliseSerial } from '@fairway/trade';
import { type Route, read, write } from '../../http/answer.ts';
import { carriersByCode } from '../encyclopedia/index.ts';
import { connected } from './carriers/connected.ts';
import { sampleNumbers } from './carriers/sandbox/scenario.ts';
import { addNumbers } from './numbers/add.ts';
import { detailOf } from './numbers/detail.ts';
import { withFreeTime } from './numbers/freeTime.ts';
import { trackingsPage, watchedRows } from './numbers/list.ts';
import { sampleDetail } from './numbers/sampleDetail.ts';
import { watcherEmail } from './polling/mail.ts';
import { ownCarriers } from './polling/ownCarriers.ts';
import { parseEvents } from './polling/reportedEvents.ts';

/** An earlier query would return nothing new and load the carrier. */
const tooSoon = 60_000;

export const routes: readonly Route[] = [
  read(calls.selectGuide, async ({ db, caller, now, config }) => {
    const { codes, sample } = connected(config);
    const member = caller.kind === 'member' ? caller : null;
    const [carriers, own, email] = await Promise.all([
      carriersByCode(db, codes),
      member ? ownCarriers(db, member, now) : ({} as Record<string, number>),
      member ? watcherEmail(db, member) : null,
    ]);
    return {
      carriers: [...carriers.values()],
      samples: sample ? sampleNumbers.map(({ number, kind }) => ({ number, kind })) : [],
      own: Object.entries(own).map(([code, count]) => ({ code, count })),
      member: member !== null,
      mailable: email !== null,
    };
  }),

  read(calls.guess, async ({ query, db, caller, now, config }) => {
    const number = normaliseSerial(query.number);
    const own = caller.kind === 'member' ? await ownCarriers(db, caller, now) : {};
    const { kinds } = guessNumber(number, own);
    const kind = query.kind ?? kinds[0];
    const named = await carriersByCode(db, connected(config).codes);
    const likely = kind ? likelyCarriers(kind, number, own) : [];
    return {
      number: cutText(number, 60),
      kinds: [...kinds],
      carriers: likely.flatMap(({ code, percent }) => {
        const carrier = named.get(code);
        return carrier ? [{ carrier, percent }] : [];
      }),
    };
  }),

  read(
    calls.selectSample,
    async ({ query, db, now, refuse }) => (await sampleDetail(db, query.number, now)) ?? refuse('notFound'),
  ),

  write(calls.add, async ({ body, db, caller, now, language, config }) => {
    const how = { connected: connected(config), now, language };
    return { outcomes: await addNumbers(db, caller, body.numbers, how) };
  }),

  read(calls.selectPage, ({ query, db, caller, now }) => trackingsPage(db, caller, query, now)),

  read(calls.detail, async ({ query, db, caller, now, refuse }) => {
    const row = await watchedRows(db, caller)
      .select('said')
      .where('tracking.id', '=', query.id)
      .executeTakeFirst();
    return row ? withFreeTime(db, detailOf(row, parseEvents(row.said), now), now) : refuse('notFound');
  }),

  write(calls.refresh, async ({ body, db, caller, now, refuse }) => {
    const mine = await watchedRows(db, caller).where('tracking.id', 'in', body.ids).execute();
    if (mine.length === 0) return refuse('notFound');
    const ids = mine.map(({ id }) => id);
    const polls = await db
      .updateTable('trackingPoll')
      .set({ nextAskAt: now, refreshedAt: now, failures: 0 })
      .where('tenantId', '=', caller.tenantId)
      .where('trackingId', 'in', ids)
      .where((row) =>
        row.or([row('refreshedAt', 'is', null), row('refreshedAt', '<=', new Date(now.getTime() - tooSoon))]),
      )
      .returning('trackingId')
      .execute();
    const fresh = new Set(polls.map(({ trackingId }) => trackingId));
    const outcomeOf = (id: string): 'asked' | 'tooSoon' | 'notFound' =>
      fresh.has(id) ? 'asked' : ids.includes(id) ? 'tooSoon' : 'notFound';
    return { outcomes: body.ids.map((id) => ({ id, outcome: outcomeOf(id) })) };
  }),

  write(calls.remove, async ({ body, db, caller: { tenantId, accountId }, refuse }) => {
    const removed = await db
      .deleteFrom('tracking')
      .where('tenantId', '=', tenantId)
      .where('accountId', '=', accountId)
      .where('id', 'in', body.ids)
      .returning('id')
      .execute();
    return removed.length > 0 ? { removed: removed.map(({ id }) => id) } : refuse('notFound');
  }),

  write(calls.setNotify, async ({ body, db, caller, language, refuse }) => {
    const there = await watchedRows(db, caller).where('tracking.id', '=', body.id).executeTakeFirst();
    if (!there) return refuse('notFound');
    if (body.notify && (await watcherEmail(db, caller)) === null) return refuse('emailNeeded');
    await db
      .updateTable('tracking')
      .set({ notify: body.notify, language })
      .where('tenantId', '=', caller.tenantId)
      .where('id', '=', body.id)
      .execute();
    return null;
  }),
];
