import { call } from '@fairway/gateway/contract/call';
import { paging, text } from '@fairway/gateway/contract/shapes';
import * as v from 'valibot';
import { routes as handshake } from '../areas/ruleEngine/routes.ts';
import { type Route, read, write, writeInSteps } from '../http/answer.ts';

/** Calls that exist for tests of the pipeline only: one of each kind. */
export const sample = {
  read: call({
    method: 'GET',
    path: '/sample/read',
    summary: 'Gives back the query.',
    caller: 'anyone',
    query: v.object({ keyword: v.optional(text(40), ''), ...paging }),
    data: v.object({ keyword: v.string(), page: v.number(), limit: v.number() }),
  }),
  mine: call({
    method: 'GET',
    path: '/sample/mine',
    summary: "Gives the caller's account.",
    caller: 'member',
    data: v.object({ accountId: v.string() }),
  }),
  effect: call({
    method: 'GET',
    path: '/sample/effect',
    summary: 'Writes a row although it is a GET.',
    caller: 'visitor',
    effect: true,
    query: v.object({ to: text(40) }),
    data: v.null(),
  }),
  write: call({
    method: 'POST',
    path: '/sample/write',
    summary: 'Writes a row for each time it runs.',
    caller: 'visitor',
    body: v.object({ to: text(40), more: v.optional(v.object({ note: text(40) })) }),
    data: v.object({ ran: v.number() }),
  }),
  attempt: call({
    method: 'POST',
    path: '/sample/attempt',
    summary: 'Writes a row, and ends as it is asked to.',
    caller: 'visitor',
    body: v.object({ to: text(40), ends: v.picklist(['well', 'refused', 'counted', 'late']) }),
    data: v.null(),
    refusals: ['trialUsed'],
  }),
  refusing: call({
    method: 'POST',
    path: '/sample/refusing',
    summary: 'Refuses with a business code.',
    caller: 'visitor',
    body: v.object({}),
    data: v.null(),
    refusals: ['trialUsed'],
  }),
  buy: call({
    method: 'POST',
    path: '/sample/buy',
    summary: 'Buys.',
    caller: 'member:order:buy',
    data: v.null(),
  }),
  faulty: call({
    method: 'GET',
    path: '/sample/faulty',
    summary: 'Fails.',
    caller: 'anyone',
    data: v.null(),
  }),
} as const;

/** `gate` holds a write back until it is opened, so that a test can look while it is in flight. */
export function sampleRoutes(gate: () => Promise<void> = async () => {}): readonly Route[] {
  return [
    ...handshake,
    // Returns more than the call declares, to show that it is not sent.
    read(sample.read, ({ query }) => Object.assign(query, { secret: 'never to be seen' })),
    read(sample.mine, ({ caller }) => ({ accountId: caller.accountId })),
    read(sample.effect, async ({ query, db, services, now }) => {
      await services.outbox.put(db, { to: query.to, ...message }, now);
      return null;
    }),
    writeInSteps(sample.write, async ({ body, commit, db, services, now }) => {
      await services.outbox.put(db, { to: body.to, ...message }, now);
      await gate();
      return commit((transaction) =>
        transaction
          .selectFrom('outboxMessage')
          .select(({ fn }) => fn.countAll<number>().as('ran'))
          .where('toAddress', '=', body.to)
          .executeTakeFirstOrThrow(),
      );
    }),
    write(sample.attempt, async ({ body, db, services, now, refuse, refuseAndCommit }) => {
      await services.outbox.put(db, { to: body.to, ...message }, now);
      if (body.ends === 'refused') return refuse('trialUsed');
      if (body.ends === 'counted') return refuseAndCommit('trialUsed');
      if (body.ends === 'late') return refuseAndCommit('tooManyRequests', { retryAt: now });
      return null;
    }),
    write(sample.refusing, async ({ refuse }) => refuse('trialUsed')),
    write(sample.buy, async () => null),
    read(sample.faulty, () => {
      throw new Error('duplicate key "13800000000" of someone@example.com');
    }),
  ];
}

const message = { kind: 'sms', purpose: 'SAMPLE', text: 'sample', language: 'en' } as const;
