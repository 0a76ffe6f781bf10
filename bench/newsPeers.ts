import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { mostNewsHits } from '@fairway/gateway/contract/listings/news';
import { wordsOf } from '../apps/server/src/areas/news/articles/terms.ts';
import { entryTestsOf } from '../apps/server/src/services/search/entries.ts';
import type { Entries } from './newsCopies.ts';
import type { Question } from './newsSearch.ts';
import { peer } from './peers.ts';

/** Entries of an article that is a copy, with the words that `fillCopies` adds. */
function entriesAt(entries: readonly Entries[], number: number) {
  const of = entries[number % entries.length] as Entries;
  const more = [`wnr${number}`, ...(number % 500 === 7 ? ['wseldom'] : [])];
  const text = (part: keyof Entries) => [...of[part], ...more].join(' ');
  return { zh: text('zh'), za: text('za'), eh: text('eh'), ea: text('ea') };
}

/** SQLite's full-text index over the same entries: newest first, a hit in the headline before all others. */
export function sqlitePeer(entries: readonly Entries[], count: number) {
  const folder = mkdtempSync(join(tmpdir(), 'fairway-bench-fts-'));
  const db = new DatabaseSync(join(folder, 'news.sqlite'));
  db.exec(`pragma journal_mode = off; pragma synchronous = off; pragma cache_size = -262144;
    create virtual table news using fts5(zh, za, eh, ea, content='', detail=column)`);
  const insert = db.prepare('insert into news (rowid, zh, za, eh, ea) values (?, ?, ?, ?, ?)');
  db.exec('begin');
  for (let number = count - 1; number >= 0; number--) {
    const { zh, za, eh, ea } = entriesAt(entries, number);
    insert.run(count - number, zh, za, eh, ea);
  }
  db.exec("commit; insert into news (news) values ('optimize')");
  const select = db.prepare('select rowid from news where news match ? order by rowid desc limit ?');
  return {
    search({ language, keyword }: Question) {
      const tests = entryTestsOf(wordsOf(keyword)).tests.map(
        ({ entry, isPrefix }) => `"${entry}"${isPrefix ? '*' : ''}`,
      );
      const match = (part: string) => `{${part}} : (${tests.join(' AND ')})`;
      const [headline, all] = language === 'zh' ? ['zh', 'za'] : ['eh', 'ea'];
      const close = select.all(match(headline), mostNewsHits);
      if (close.length === mostNewsHits) return close;
      return [
        ...close,
        ...select.all(`(${match(all)}) NOT (${match(headline)})`, mostNewsHits - close.length),
      ];
    },
    close() {
      db.close();
      rmSync(folder, { recursive: true });
    },
  };
}

interface MiniSearchModule {
  readonly default: new (
    options: object,
  ) => {
    addAll(documents: readonly object[]): void;
    search(text: string, options: object): readonly { readonly id: number }[];
  };
}

/** MiniSearch, a radix tree in memory that ranks by BM25+, over the same entries. */
export async function miniSearchPeer(entries: readonly Entries[], count: number) {
  const { default: MiniSearch } = await peer<MiniSearchModule>('minisearch');
  const tokenize = (text: string) => text.split(' ');
  const index = new MiniSearch({
    fields: ['zh', 'za', 'eh', 'ea'],
    tokenize,
    processTerm: (term: string) => term,
  });
  for (let start = 0; start < count; start += 1000) {
    const numbers = Array.from({ length: Math.min(1000, count - start) }, (_, offset) => start + offset);
    index.addAll(numbers.map((number) => ({ id: number, ...entriesAt(entries, number) })));
  }
  return ({ language, keyword }: Question) =>
    index
      .search(
        entryTestsOf(wordsOf(keyword))
          .tests.map(({ entry }) => entry)
          .join(' '),
        {
          fields: language === 'zh' ? ['zh', 'za'] : ['eh', 'ea'],
          boost: { zh: 10, eh: 10 },
          combineWith: 'AND',
          prefix: (term: string) => term.startsWith('w'),
        },
      )
      .slice(0, mostNewsHits);
}
