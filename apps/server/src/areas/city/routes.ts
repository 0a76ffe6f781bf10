import { cities } from '@fairway/gateway/contract/city';
import { answer, type Route } from '../../http/answer.ts';
import { knownCities } from './cities.ts';
import { choose, ownCity } from './store.ts';

export const routes: readonly Route[] = [
  answer(cities.selectAll, () => ({
    rows: knownCities.map(({ code, nameZh, nameEn }) => ({ code, nameZh, nameEn })),
  })),
  answer(cities.selectMine, ({ db, caller }) => ownCity(db, caller)),
  answer(cities.choose, async ({ body, caller, db, now, refuse, settle }) => {
    const { code } = body;
    if (code !== null && !knownCities.some((each) => each.code === code)) return refuse('notFound');
    return db.transaction().execute(async (transaction) => {
      await choose(transaction, caller, code, now);
      return settle(transaction, await ownCity(transaction, caller));
    });
  }),
];
