import { watch } from '@fairway/gateway/contract/watch';
import { type Route, read, write } from '../../http/answer.ts';
import { addWatchForNumber, changeWatchForNumber } from './numberWrites.ts';
import { firingsOf, watchById, watchPage } from './store.ts';
import { addWatch, changeWatch, removeWatch, setPaused } from './writes.ts';

export const routes: readonly Route[] = [
  read(watch.selectPage, ({ db, caller, query }) => watchPage(db, caller, query)),
  read(watch.selectWatch, async ({ db, caller, query, refuse }) => {
    const own = (await watchById(db, caller, query.id)) ?? refuse('notFound');
    return { watch: own, firings: await firingsOf(db, caller, query.id) };
  }),
  write(watch.add, addWatch),
  write(watch.addForNumber, addWatchForNumber),
  write(watch.change, changeWatch),
  write(watch.changeForNumber, changeWatchForNumber),
  write(watch.setPaused, setPaused),
  write(watch.remove, removeWatch),
];
