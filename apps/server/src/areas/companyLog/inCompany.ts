import type { Call } from '@fairway/gateway/contract/call';
import type { CompanyChange } from '@fairway/gateway/contract/companyFramework';
import { grants, holds } from '@fairway/trade';
import { uuidv7 } from 'uuidv7';
import type { Db } from '../../database/db.ts';
import type { Handling } from '../../http/answer.ts';
import type { Member } from '../../http/caller.ts';
import { type Refuse, refuse } from '../../http/refuse.ts';
import { lockTenant } from '../account/index.ts';
import type { CompanyLogTable } from './tables.ts';

/** A change that an admin makes, in its transaction. */
export interface Change {
  readonly trx: Db;
  readonly tenantId: string;
  readonly caller: Member;
  /** Name of the admin. */
  readonly byName: string;
  readonly now: Date;
  /** Records an action. */
  note(entry: Entry): Promise<void>;
}

export interface Entry {
  readonly action: CompanyLogTable['action'];
  readonly about: CompanyLogTable['about'];
  readonly id: string;
  readonly name: string;
  readonly from?: string | null;
  readonly to?: string | null;
}

/** Common to the writes of an admin; `db` is their transaction. */
type Changing = Pick<Handling<Call>, 'db' | 'now'> & { readonly caller: Member };

/**
 * Executes an admin's change, one change of a company after the other: after waiting, the caller is checked again for
 * being its admin.
 */
export async function inCompany<Data>(
  { db: trx, now, caller }: Changing,
  work: (change: Change) => Promise<Data>,
): Promise<Data> {
  const { tenantId, accountId } = caller;
  await lockTenant(trx, tenantId);
  const by = await trx
    .selectFrom('account')
    .leftJoin('employee', (join) =>
      join.onRef('employee.tenantId', '=', 'account.tenantId').onRef('employee.accountId', '=', 'account.id'),
    )
    .select(['account.accountType', 'account.disabledAt'])
    .select(({ fn }) => fn.coalesce('employee.name', 'account.realName', 'account.name').as('name'))
    .where('account.tenantId', '=', tenantId)
    .where('account.id', '=', accountId)
    .executeTakeFirst();
  const may = by && by.disabledAt === null && holds(grants[by.accountType], 'company:manage');
  if (!may) return refuse('notAllowed');
  const { name } = by;
  const note = (entry: Entry) => noteInCompany(trx, { tenantId, accountId, name, now }, entry);
  return work({ trx, tenantId, caller, byName: name, now, note });
}

interface Doing {
  readonly tenantId: string;
  /** The actor: an admin of the company, or a person who responds to its invitation. */
  readonly accountId: string;
  readonly name: string;
  readonly now: Date;
}

/** Records an action in a company. */
export async function noteInCompany(
  trx: Db,
  { tenantId, accountId, name: byName, now: at }: Doing,
  { id, name, from, to, ...entry }: Entry,
): Promise<void> {
  const subject = { subjectId: id, subjectName: name, fromText: from ?? null, toText: to ?? null };
  await trx
    .insertInto('companyLog')
    .values({ ...entry, ...subject, tenantId, id: uuidv7(), at, accountId, byName })
    .execute();
}

/** Refuses to change an item that was deleted or has another version; names the user who was faster. */
export async function refuseUnlessRead<Row extends { readonly id: string; readonly version: number }>(
  { trx, tenantId }: Pick<Change, 'trx' | 'tenantId'>,
  row: Row | undefined,
  version: number,
  refuse: Refuse<'notFound' | 'companyChanged'>,
): Promise<Row> {
  if (!row) return refuse('notFound');
  if (row.version === version) return row;
  const last = await trx
    .selectFrom('companyLog')
    .select(['byName', 'at'])
    .where('tenantId', '=', tenantId)
    .where('subjectId', '=', row.id)
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirst();
  const data: CompanyChange = { by: last?.byName ?? null, at: last?.at.toISOString() ?? null };
  return refuse('companyChanged', { data });
}
