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
      const finding = { db, keyword, language, caller, now, limit: mostOfAKind };
      const results = await Promise.all(inOrder.map((finder) => rowsOf(finder, finding)));
      return { rows: ranked(results, keyword) };
    }),
  ];
}

async function rowsOf({ kind, page, find }: Finder, finding: Finding) {
  const [{ rows }, open] = await Promise.all([find(finding), mayRead(page, finding)]);
  return open ? rows.map((row) => ({ kind, ...row })) : [];
}
