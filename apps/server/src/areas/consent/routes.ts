import { consent } from '@fairway/gateway/contract/consent';
import { lackingConsents, registrationConsents } from '@fairway/trade';
import { answer, type Route } from '../../http/answer.ts';
import { consentsOf, dueOf, keepConsents } from './store.ts';

export const routes: readonly Route[] = [
  answer(consent.selectMine, async ({ db, caller }) => {
    const rows = await consentsOf(db, caller);
    return { rows, due: dueOf(rows) };
  }),

  answer(consent.agree, async ({ body, caller, db, now, refuse, settle }) => {
    const agreed = body.agreed.filter(({ kind }) => kind === 'agreement' || kind === 'privacy');
    const lacking = lackingConsents(registrationConsents, agreed);
    if (lacking.length > 0) return refuse('consentNeeded', { data: { kinds: lacking } });
    return db.transaction().execute(async (trx) => {
      const due = dueOf(await consentsOf(trx, caller));
      const texts = agreed.filter(({ kind }) => due.includes(kind));
      await keepConsents(trx, caller, { agreed: texts, channel: 'myData' }, now);
      return settle(trx, { due: dueOf(await consentsOf(trx, caller)) });
    });
  }),

  answer(consent.withdraw, async ({ body, caller, db, now, refuse, settle }) => {
    const { tenantId, accountId } = caller;
    const done = await db.transaction().execute(async (trx) => {
      const record = (await consentsOf(trx, caller)).find(({ id }) => id === body.id);
      if (!record) return 'notFound';
      if (record.kind === 'agreement' || record.kind === 'privacy') return 'consentStays';
      await trx
        .updateTable('consent')
        .set({ withdrawnAt: now })
        .where('tenantId', '=', tenantId)
        .where('accountId', '=', accountId)
        .where('id', '=', body.id)
        .where('withdrawnAt', 'is', null)
        .execute();
      return settle(trx, { ...record, withdrawnAt: record.withdrawnAt ?? now.toISOString() });
    });
    return typeof done === 'string' ? refuse(done) : done;
  }),
];
