import { foundKinds, search } from '@fairway/gateway/contract/search';
import { type Route, read } from '../../http/answer.ts';
import type { Finder, Finding } from '../area.ts';
import { mayRead } from '../encyclopedia/index.ts';
import { ranked } from './rank.ts';

/** Rows of each kind: more are a matter for its own page. */
const mostOfAKind = 4;

export function routesOver(finders: readonly Finder[]): readonly Route[] {
  const inOrder = finders.toSorted(
    (one, other) => foundKinds.indexOf(one.kind) - foundKinds.indexOf(other.kind),
  );
  return [
    read(search.selectEverything, async ({ query: { keyword }, db, language, caller, now }) => {
      const asked = { db, keyword, language, caller, now, limit: mostOfAKind };
      const found = await Promise.all(inOrder.map((finder) => rowsOf(finder, asked)));
      return { rows: ranked(found, keyword) };
    }),
  ];
}

async function rowsOf({ kind, page, find }: Finder, asked: Finding) {
  const [{ rows }, open] = await Promise.all([find(asked), mayRead(page, asked)]);
  return open ? rows.map((row) => ({ kind, ...row })) : [];
}
