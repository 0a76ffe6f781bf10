import { seaRouteDesk } from '@fairway/gateway/contract/seaRouteDesk';
import type { Db } from '../../database/db.ts';
import { type Handling, type Route, read, write } from '../../http/answer.ts';
import { refuseFields } from '../../http/refuse.ts';
import { record } from '../../services/audit/audit.ts';
import { searchPorts } from '../harbour/index.ts';
import { keptById, keptPage } from './keptStore.ts';
import { makeRoute } from './makeRoute.ts';

/** Creates the route if it is missing; unknown ports are refused at their field. */
async function routeBetween(db: Db, origin: string, destination: string): Promise<string> {
  const ports = await db
    .selectFrom('port')
    .select('code')
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
  return makeRoute(db, { origin, destination });
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
  const stored = await keptById(trx, id, now);
  if (!stored) return null;
  const moved = changed.numUpdatedRows > 0n;
  if (moved) {
    const { origin, destination } = stored;
    const subject = { kind: 'seaRoute', id, name: `${origin.code} → ${destination.code}` } as const;
    const action = onSale ? 'routeOffered' : 'routeWithdrawn';
    await record(trx, caller, { action, subject }, { now, requestId });
  }
  return { kept: stored, moved };
}

export const deskRoutes: readonly Route[] = [
  read(seaRouteDesk.selectPage, ({ db, query, now }) => keptPage(db, query, now)),

  read(seaRouteDesk.selectPorts, async ({ db, query: { keyword } }) => ({
    rows: await searchPorts(db, { keyword, page: 1, limit: 10 }),
  })),

  write(seaRouteDesk.offer, async (handling) => {
    const { db, body } = handling;

    const id = await routeBetween(db, body.origin, body.destination);
    const done = await setOnSale(db, id, true, handling);
    if (!done) throw new Error('A route that was just made is not there.');
    return { ...done.kept, already: !done.moved };
  }),

  write(seaRouteDesk.withdraw, async (handling) => {
    const { db, body, refuse } = handling;

    const done = await setOnSale(db, body.id, false, handling);
    return done?.kept ?? refuse('notFound');
  }),
];
