import { expect, it } from 'vitest';
import { createOutbox } from '../../../services/outbox/outbox.ts';
import { addAccount } from '../../../testing/accounts.ts';
import { addSeats } from '../../../testing/seats.ts';
import { openShop } from '../../../testing/shop.ts';
import { remindOfEnds } from './remind.ts';

const { server, lanes } = await openShop();
const at = (days: number) => new Date(server.clock.now().getTime() + days * 86_400_000);
const parts = { db: server.db, outbox: createOutbox(async () => {}), publicUrl: () => 'http://site.test' };

it('notifies 30, 7 and 1 days before, each once however often it runs', async () => {
  const { id: accountId, tenantId } = await addAccount(server.db, { email: 'ends@example.com' });
  await addSeats(server.db, {
    tenantId,
    accountId,
    seats: 0,
    lanes: lanes.slice(0, 1),
    now: at(0),
    days: 90,
  });
  const messageCounts: number[] = [];
  for (const day of [59, 60, 60.5, 83, 84, 88, 89, 89.5, 90]) {
    await Promise.all([remindOfEnds(parts, at(day)), remindOfEnds(parts, at(day))]);
    messageCounts.push((await server.outbox('ends@example.com')).length);
  }
  expect(messageCounts).toEqual([0, 1, 1, 2, 2, 2, 3, 3, 3]);
});

it('does not notify about routes that continue', async () => {
  const { id: accountId, tenantId } = await addAccount(server.db, { email: 'goeson@example.com' });
  const purchase = { tenantId, accountId, seats: 0, lanes: lanes.slice(0, 1) };
  await addSeats(server.db, { ...purchase, now: at(0), days: 90 });
  await addSeats(server.db, { ...purchase, now: at(90), days: 90 });
  await remindOfEnds(parts, at(85));
  expect(await server.outbox('goeson@example.com')).toEqual([]);
});
