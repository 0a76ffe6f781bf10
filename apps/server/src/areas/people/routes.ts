import { people as calls } from '@fairway/gateway/contract/people';
import { accountType } from '@fairway/trade';
import type { Db } from '../../database/db.ts';
import { type Route, read, write } from '../../http/answer.ts';
import { record } from '../../services/audit/audit.ts';
import { decisionFrom } from '../../services/review/defineReview.ts';
import { loginName, ownerOf } from '../account/index.ts';
import { block, unblock } from './block.ts';
import { peoplePage } from './list.ts';
import { personById, personCase } from './person.ts';
import { review } from './review.ts';

export const routes: readonly Route[] = [
  read(calls.selectPage, ({ query, db }) => peoplePage(db, query)),

  write(calls.find, async ({ body, caller, db, now, refuse, requestId }) => {
    const row = await byContact(db, body.contact);
    if (!row) return refuse('notFound');
    await record(db, caller, { action: 'personFound', subject: review.subjectOf(row) }, { now, requestId });
    return { id: row.id };
  }),

  read(calls.selectPerson, async ({ query, caller, db, now, refuse, requestId }) => {
    const row = await personById(db, query.id);
    if (!row) return refuse('notFound');
    await review.recordOpening(db, row, { caller, now, requestId });
    return personCase(db, row, caller, now);
  }),

  write(calls.block, async (handling) => {
    const { body, db, refuse } = handling;
    if (!(await personById(db, body.id))) return refuse('notFound');
    const decision = decisionFrom(handling, { version: body.version, isBlocked: false });
    return { blocked: await block(db, body.id, body, decision) };
  }),

  write(calls.unblock, async (handling) => {
    const { body, db, refuse } = handling;
    if (!(await personById(db, body.id))) return refuse('notFound');
    const decision = decisionFrom(handling, { version: body.version, isBlocked: true });
    return { opened: await unblock(db, body.id, body.words, decision) };
  }),
];

/** The account that a whole phone, email or user name leads to: for a person, their own before that of a company. */
async function byContact(db: Db, contact: string) {
  const name = loginName(contact);
  if (name === null || name === 'overseas') return undefined;
  const account = await db
    .with('owner', ownerOf(name))
    .selectFrom('account')
    .innerJoin('owner', 'owner.personId', 'account.personId')
    .select('account.id')
    // A user name belongs to the account that claimed it.
    .$if(name.kind === 'username', (query) => query.whereRef('account.id', '=', 'owner.id'))
    .orderBy((row) => row('account.accountType', '=', accountType.personal), 'desc')
    .orderBy('account.createdAt')
    .limit(1)
    .executeTakeFirst();
  return account && personById(db, account.id);
}
