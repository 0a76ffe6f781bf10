import { people as calls } from '@fairway/gateway/contract/people';
import { accountType } from '@fairway/trade';
import type { Db } from '../../database/db.ts';
import { type Route, read, write } from '../../http/answer.ts';
import type { Staff } from '../../http/caller.ts';
import { record } from '../../services/audit/audit.ts';
import { loginName } from '../account/index.ts';
import { block, subjectOf, unblock } from './block.ts';
import { peoplePage } from './list.ts';
import { personById, personCase } from './person.ts';

/** Looking again within half an hour is the same look. */
const sameLook = 1_800_000;

export const routes: readonly Route[] = [
  read(calls.selectPage, ({ query, db }) => peoplePage(db, query)),

  write(calls.find, async ({ body, caller, db, now, refuse, requestId }) => {
    const row = await byContact(db, body.contact);
    if (!row) return refuse('notFound');
    await record(db, caller, { action: 'personFound', subject: subjectOf(row) }, { now, requestId });
    return { id: row.id };
  }),

  read(calls.selectPerson, async ({ query, caller, db, now, refuse, requestId }) => {
    const row = await personById(db, query.id);
    if (!row) return refuse('notFound');
    // Written first: there is no look without its entry.
    if (!(await lookedLately(db, caller, row.id, now))) {
      await record(db, caller, { action: 'personOpened', subject: subjectOf(row) }, { now, requestId });
    }
    return personCase(db, row, caller, now);
  }),

  write(calls.block, async ({ body, caller, db, now, refuse, requestId }) => {
    if (!(await personById(db, body.id))) return refuse('notFound');

    const { version, words } = body;
    const deciding = { by: caller, version, words, occasion: { now, requestId } };
    const blocked = await block(db, body.id, body.reason, deciding);
    return blocked === 'changed' ? refuse('personChanged') : { blocked };
  }),

  write(calls.unblock, async ({ body, caller, db, now, refuse, requestId }) => {
    if (!(await personById(db, body.id))) return refuse('notFound');

    const { version, words } = body;
    const deciding = { by: caller, version, words, occasion: { now, requestId } };
    const opened = await unblock(db, body.id, deciding);
    return opened === 'changed' ? refuse('personChanged') : { opened };
  }),
];

/** The account that a whole phone, email or user name leads to: for a person, their own before that of a company. */
async function byContact(db: Db, contact: string) {
  const name = loginName(contact);
  if (name === null || name === 'overseas') return undefined;
  const account = await db
    .selectFrom('claim')
    .innerJoin('account as owner', (join) =>
      join.onRef('owner.tenantId', '=', 'claim.tenantId').onRef('owner.id', '=', 'claim.accountId'),
    )
    .innerJoin('account', 'account.personId', 'owner.personId')
    .select('account.id')
    .where('claim.kind', '=', name.kind)
    .where('claim.value', '=', name.value)
    // A user name is the one account's that claimed it.
    .$if(name.kind === 'username', (query) => query.whereRef('account.id', '=', 'owner.id'))
    .orderBy((row) => row('account.accountType', '=', accountType.personal), 'desc')
    .orderBy('account.createdAt')
    .limit(1)
    .executeTakeFirst();
  return account && personById(db, account.id);
}

async function lookedLately(db: Db, { staffId }: Staff, id: string, now: Date): Promise<boolean> {
  const look = await db
    .selectFrom('auditEntry')
    .select('id')
    .where('subjectKind', '=', 'account')
    .where('subjectId', '=', id)
    .where('action', '=', 'personOpened')
    .where('staffId', '=', staffId)
    .where('at', '>', new Date(now.getTime() - sameLook))
    .limit(1)
    .executeTakeFirst();
  return look !== undefined;
}
