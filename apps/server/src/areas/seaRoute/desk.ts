import { type KeptRoute, seaRouteDesk } from '@fairway/gateway/contract/seaRouteDesk';
import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import type { Db } from '../../database/db.ts';
import { answer, type Handling, type Route } from '../../http/answer.ts';
import { refuseFields } from '../../http/refuse.ts';
import { record } from '../../services/audit/audit.ts';
import { selectRoutes, toSeaRoute } from './store.ts';

/** Routes as the staff keep them. */
function selectKept(db: Db, now: Date) {
  return selectRoutes(db)
    .select('seaRoute.onSale')
    .select(
      sql<number>`(select count(*)::int from subscription_route as held
        join subscription on subscription.tenant_id = held.tenant_id and subscription.id = held.subscription_id
        where held.sea_route_id = sea_route.id and subscription.expires_at > ${now})`.as('subscriptions'),
    );
}
type KeptRow = Awaited<ReturnType<ReturnType<typeof selectKept>['execute']>>[number];

const toKept = (row: KeptRow): KeptRoute => ({
  ...toSeaRoute(row),
  onSale: row.onSale,
  subscriptions: row.subscriptions,
});

/** Makes the route where there is none; ports that nobody knows are refused at their field. */
async function routeBetween(db: Db, origin: string, destination: string): Promise<string> {
  const ports = await db
    .selectFrom('port')
    .select(['code', 'groupCode'])
    .where('code', 'in', [origin, destination])
    .execute();
  const unknown = (
    [
      ['origin', origin],
      ['destination', destination],
    ] as const
  ).filter(([, code]) => !ports.some((port) => port.code === code));
  if (unknown.length > 0)
    refuseFields(unknown.map(([field]) => ({ field: `body.${field}`, rule: 'portCode' })));
  if (origin === destination) refuseFields([{ field: 'body.destination', rule: 'samePort' }]);
  const groupCode = ports.find(({ code }) => code === destination)?.groupCode ?? '';
  const position = sql<number>`(select coalesce(max(position), 0) + 1 from sea_route where group_code = ${groupCode})`;
  await db
    .insertInto('seaRoute')
    .values({
      ...{ id: uuidv7(), origin, destination, groupCode, position },
      ...{ referenceRank: null, onSale: false, sample: false },
    })
    .onConflict((conflict) => conflict.columns(['origin', 'destination']).doNothing())
    .execute();
  const { id } = await db
    .selectFrom('seaRoute')
    .select('id')
    .where('origin', '=', origin)
    .where('destination', '=', destination)
    .executeTakeFirstOrThrow();
  return id;
}

type Changing = Pick<Handling<typeof seaRouteDesk.offer>, 'caller' | 'now' | 'requestId'>;

/** Puts a route on sale or takes it off, with its entry in the log where that changes something. */
async function setOnSale(trx: Db, id: string, onSale: boolean, { caller, now, requestId }: Changing) {
  const changed = await trx
    .updateTable('seaRoute')
    .set({ onSale })
    .where('id', '=', id)
    .where('onSale', '!=', onSale)
    .executeTakeFirst();
  const row = await selectKept(trx, now).where('seaRoute.id', '=', id).executeTakeFirst();
  if (!row) return null;
  if (changed.numUpdatedRows > 0n) {
    const subject = { kind: 'seaRoute', id, name: `${row.originCode} → ${row.destinationCode}` } as const;
    const action = onSale ? 'routeOffered' : 'routeWithdrawn';
    await record(trx, caller, { action, subject }, { now, requestId });
  }
  return toKept(row);
}

export const deskRoutes: readonly Route[] = [
  answer(seaRouteDesk.selectAll, async ({ db, now }) => ({
    rows: (await selectKept(db, now).execute()).map(toKept),
  })),

  answer(seaRouteDesk.offer, async (handling) => {
    const { db, body, settle } = handling;
    return db.transaction().execute(async (trx) => {
      const id = await routeBetween(trx, body.origin, body.destination);
      const kept = await setOnSale(trx, id, true, handling);
      if (!kept) throw new Error('A route that was just made is not there.');
      return settle(trx, kept);
    });
  }),

  answer(seaRouteDesk.withdraw, async (handling) => {
    const { db, body, refuse, settle } = handling;
    return db.transaction().execute(async (trx) => {
      const kept = await setOnSale(trx, body.id, false, handling);
      return settle(trx, kept ?? refuse('notFound'));
    });
  }),
];
