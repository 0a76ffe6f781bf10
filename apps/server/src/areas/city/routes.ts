import { cities } from '@fairway/gateway/contract/city';
import { type Route, read, write } from '../../http/answer.ts';
import { knownCities } from './cities.ts';
import { choose, ownCity } from './store.ts';

export const routes: readonly Route[] = [
  read(cities.selectAll, () => ({
    rows: knownCities.map(({ code, nameZh, nameEn }) => ({ code, nameZh, nameEn })),
  })),
  read(cities.selectMine, ({ db, caller }) => ownCity(db, caller)),
  write(cities.choose, async ({ body, caller, db, now, refuse }) => {
    const { code } = body;
    if (code !== null && !knownCities.some((each) => each.code === code)) return refuse('notFound');

    await choose(db, caller, code, now);
    return await ownCity(db, caller);
  }),
];
