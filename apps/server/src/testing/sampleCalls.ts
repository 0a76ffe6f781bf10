import { call } from '@fairway/gateway/contract/call';
import { paging, text } from '@fairway/gateway/contract/shapes';
import * as v from 'valibot';
import { routes as handshake } from '../areas/ruleEngine/routes.ts';
import { answer, type Route } from '../http/answer.ts';

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
    // Hands over more than the call declares, to show that it does not get out.
    answer(sample.read, ({ query }) => Object.assign(query, { secret: 'never to be seen' })),
    answer(sample.mine, ({ caller }) => ({ accountId: caller.accountId })),
    answer(sample.effect, async ({ query, db, services, now }) => {
      await services.outbox.put(db, { to: query.to, ...message }, now);
      return null;
    }),
    answer(sample.write, async ({ body, db, services, now }) => {
      await services.outbox.put(db, { to: body.to, ...message }, now);
      await gate();
      const { ran } = await db
        .selectFrom('outboxMessage')
        .select(({ fn }) => fn.countAll<number>().as('ran'))
        .where('toAddress', '=', body.to)
        .executeTakeFirstOrThrow();
      return { ran };
    }),
    answer(sample.refusing, ({ refuse }) => refuse('trialUsed')),
    answer(sample.buy, () => null),
    answer(sample.faulty, () => {
      throw new Error('duplicate key "13800000000" of someone@example.com');
    }),
  ];
}

const message = { kind: 'sms', purpose: 'SAMPLE', text: 'sample', language: 'en' } as const;
