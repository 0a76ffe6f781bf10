import { codes } from '@fairway/gateway/contract/codes';
import { seat } from '@fairway/gateway/contract/seat';
import { rightsOf } from '@fairway/trade';
import { uuidv7 } from 'uuidv7';
import { expect, it } from 'vitest';
import { Refusal } from '../../http/refuse.ts';
import { type Buyer, buyer } from '../../testing/orders.ts';
import { addSeats } from '../../testing/seats.ts';
import { openShop } from '../../testing/shop.ts';
import { giveSeat } from './give.ts';

const { server, lanes } = await openShop();
const callers = 20;
let names = 0;

interface Company extends Buyer {
  readonly employeeId: string;
}

async function companyWithOneSeat(): Promise<Company> {
  const admin = await buyer(server, 1);
  const now = server.clock.now();
  const { tenantId } = admin;
  await server.db.insertInto('company').values({ tenantId, name: '测试货运', createdAt: now }).execute();
  await addSeats(server.db, { ...admin, seats: 1, lanes: lanes.slice(0, 1), now });
  const employeeId = uuidv7();
  await server.db
    .insertInto('employee')
    .values({ tenantId, id: employeeId, departmentId: null, name: 'Lin', accountId: null, createdAt: now })
    .execute();
  return { ...admin, employeeId };
}

function seatBody(employeeId: string) {
  names += 1;
  const resourceIds = lanes.slice(0, 1);
  return { username: `Last${names}x`, password: 'first123', resourceIds, employeeId };
}

const everyCaller = <T>(ask: () => Promise<T>) => Promise.all(Array.from({ length: callers }, ask));

it('TRUST 28: of 20 requests for one seat one wins, and the others read why', async () => {
  const { client, employeeId } = await companyWithOneSeat();
  client.language = 'en';
  const answers = await everyCaller(() => client.raw(seat.distributeSeat, { body: seatBody(employeeId) }));
  const lost = answers.filter(({ code }) => code !== codes.ok);
  expect(new Set(lost.map(({ code, msg }) => `${code} ${msg}`))).toEqual(
    new Set([`${codes.seatsShort} Not enough seats available for allocation`]),
  );
  expect(lost).toHaveLength(callers - 1);
  expect((await client.gateway.send(seat.selectAll, {})).seats).toHaveLength(1);
});

/**
 * Does the part of a request after admission and the hash of its password: two thousand hashes take minutes, and keep
 * the callers apart.
 */
function giveLastSeat({ tenantId, accountId, sessionId, employeeId }: Company): Promise<'won' | string> {
  const { db, clock } = server;
  const rights = rightsOf({ accountType: 1, memberStatus: 1 });
  const handling: Omit<Parameters<typeof giveSeat>[0], 'db'> = {
    body: { ...seatBody(employeeId), expiresAt: null },
    caller: { kind: 'member', tenantId, accountId, sessionId, accountType: 1, rights, keyId: 'key' },
    now: clock.now(),
    refuse: (code, details) => {
      throw new Refusal(code, details);
    },
  };
  const assignment = db.transaction().execute((trx) => giveSeat({ ...handling, db: trx }, 'a hash'));
  return assignment.then(
    () => 'won',
    (error) => (error instanceof Refusal ? error.code : Promise.reject(error)),
  );
}

it('TRUST 28: of 20 callers for one seat one wins, in each of 100 rounds', async () => {
  for (let round = 0; round < 100; round += 1) {
    const admin = await companyWithOneSeat();
    const outcomes = await everyCaller(() => giveLastSeat(admin));
    expect(outcomes.toSorted()).toEqual([...Array(callers - 1).fill('seatsShort'), 'won']);
    const seats = await server.db
      .selectFrom('seat')
      .select('number')
      .where('tenantId', '=', admin.tenantId)
      .execute();
    expect(seats).toEqual([{ number: 1 }]);
  }
}, 120_000);
