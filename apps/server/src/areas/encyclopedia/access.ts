import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';
import type { Caller } from '../../http/caller.ts';
import { refuse } from '../../http/refuse.ts';

/**
 * Reads for a page that staff may put behind login: side by side with the question whether they did, so that it
 * costs no time. A page's own row decides, else that of the page above it, else it is open; as the portal reads them.
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
  const steps = page.toLowerCase().split('/').slice(1);
  const paths = steps.map((_, index) => `/${steps.slice(0, index + 1).join('/')}`);
  const row = await db
    .selectFrom('pageAccess')
    .select('access')
    .where(sql`lower(path)`, 'in', paths)
    .orderBy(sql`length(path)`, 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.access ?? 'open';
}
