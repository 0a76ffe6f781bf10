import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';
import type { Caller } from '../../http/caller.ts';
import { refuse } from '../../http/refuse.ts';
import { pathsAbove } from './rules.ts';

/**
 * Reads the data of a page in parallel with the check whether staff require a login for it, so that the check costs no
 * time. The row of the page decides, else that of the page above it; without either the page is open, as in the portal.
 */
export async function readFor<Data>(
  page: string,
  { db, caller }: { readonly db: Db; readonly caller: Caller },
  read: Promise<Data>,
): Promise<Data> {
  const [data, open] = await Promise.all([read, mayRead(page, { db, caller })]);
  return open ? data : refuse('sessionRequired');
}

/** Reports whether staff have opened a page to the caller. */
export async function mayRead(
  page: string,
  { db, caller }: { readonly db: Db; readonly caller: Caller },
): Promise<boolean> {
  return caller.kind === 'member' || (await accessOf(db, page)) !== 'login';
}

/** Returns the access that staff set for a page: by its own row, else by that of the page above it, else open. */
export async function accessOf(db: Db, page: string): Promise<string> {
  const row = await db
    .selectFrom('pageAccess')
    .select('access')
    .where(sql`lower(path)`, 'in', pathsAbove(page))
    .orderBy(sql`length(path)`, 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.access ?? 'open';
}
