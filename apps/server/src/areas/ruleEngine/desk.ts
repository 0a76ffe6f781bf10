import type { CheckedBodyOf } from '@fairway/gateway/contract/call';
import type { DeskPage, pageDesk } from '@fairway/gateway/contract/pageDesk';
import type { Db } from '../../database/db.ts';
import type { Staff } from '../../http/caller.ts';
import { type Occasion, record } from '../../services/audit/audit.ts';

/** Every page with its access, and the author of the last change. */
export async function everyPage(db: Db): Promise<DeskPage[]> {
  const rows = await db
    .selectFrom('pageAccess')
    .leftJoin('staff', 'staff.id', 'pageAccess.changedBy')
    .select(['path', 'access', 'changedAt', 'staff.name as changedBy'])
    .orderBy('path')
    .execute();
  return rows.map(({ changedAt, ...row }) => ({ ...row, changedAt: changedAt?.toISOString() ?? null }));
}

type AccessChange = CheckedBodyOf<typeof pageDesk.setAccess>;

/** Opens or closes a page; returns the name of a refusal if the page does not exist or has changed. */
export async function setAccess(
  transaction: Db,
  { path, access, seen }: AccessChange,
  by: Staff,
  occasion: Occasion,
): Promise<DeskPage | 'notFound' | 'pageChanged'> {
  const stored = await transaction
    .selectFrom('pageAccess')
    .select('access')
    .where('path', '=', path)
    .forUpdate()
    .executeTakeFirst();
  if (!stored) return 'notFound';
  if (stored.access !== seen) return 'pageChanged';
  const { now } = occasion;
  await transaction
    .updateTable('pageAccess')
    .set({ access, changedAt: now, changedBy: by.staffId })
    .where('path', '=', path)
    .execute();
  const subject = { kind: 'page', id: path, name: path } as const;
  const facts = { before: { access: seen }, after: { access } };
  await record(transaction, by, { action: 'pageAccessSet', subject, ...facts }, occasion);
  return { path, access, changedAt: now.toISOString(), changedBy: by.name };
}
