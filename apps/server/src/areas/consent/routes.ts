import { consent } from '@fairway/gateway/contract/consent';
import { lackingConsents, registrationConsents } from '@fairway/trade';
import { type Route, read, write } from '../../http/answer.ts';
import { consentsOf, dueOf, keepConsents } from './store.ts';

export const routes: readonly Route[] = [
  read(consent.selectMine, async ({ db, caller }) => {
    const rows = await consentsOf(db, caller);
    return { rows, due: dueOf(rows) };
  }),

  write(consent.agree, async ({ body, caller, db, now, refuse }) => {
    const agreed = body.agreed.filter(({ kind }) => kind === 'agreement' || kind === 'privacy');
    const lacking = lackingConsents(registrationConsents, agreed);
    if (lacking.length > 0) return refuse('consentNeeded', { data: { kinds: lacking } });

    const due = dueOf(await consentsOf(db, caller));
    const texts = agreed.filter(({ kind }) => due.includes(kind));
    await keepConsents(db, caller, { agreed: texts, channel: 'myData' }, now);
    return { due: dueOf(await consentsOf(db, caller)) };
  }),

  write(consent.withdraw, async ({ body, caller, db, now, refuse }) => {
    const { tenantId, accountId } = caller;
    const record = (await consentsOf(db, caller)).find(({ id }) => id === body.id);
    if (!record) return refuse('notFound');
    if (record.kind === 'agreement' || record.kind === 'privacy') return refuse('consentStays');
    await db
      .updateTable('consent')
      .set({ withdrawnAt: now })
      .where('tenantId', '=', tenantId)
      .where('accountId', '=', accountId)
      .where('id', '=', body.id)
      .where('withdrawnAt', 'is', null)
      .execute();
    return { ...record, withdrawnAt: record.withdrawnAt ?? now.toISOString() };
  }),
];
