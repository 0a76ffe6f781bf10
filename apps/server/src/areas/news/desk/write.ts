import type { NewsCategory } from '@fairway/gateway/contract/news';
import { foldToWords } from '@fairway/trade';
import type { Db } from '../../../database/db.ts';
import { wordsIn } from '../../../services/markdown/words.ts';
import { portsByCode } from '../../harbour/index.ts';
import { blockColumns } from '../articles/articleBlocks.ts';
import { indexBatch } from '../articles/articleIndex.ts';
import { fewSyllables, spelledTermsOf, termsOf } from '../articles/terms.ts';
import type { NewsFact, NewsState } from '../tables.ts';

/** The texts of an article in one language; all empty where it is not translated. */
export interface ArticleText {
  readonly title: string;
  readonly brief: string;
  /** Markdown. */
  readonly body: string;
}

/** The fields of an article that an editor fills in. */
export interface NewsDraft {
  readonly categoryId: NewsCategory;
  readonly zh: ArticleText;
  readonly en: ArticleText;
  readonly original: boolean;
  readonly sourceZh: string;
  readonly sourceEn: string;
  readonly sourceUrl: string | null;
  /** Path of an uploaded picture on this site. */
  readonly picture: string | null;
  readonly facts: readonly NewsFact[];
  /** Codes of ports, and routes as `CNSHA-NLRTM`. */
  readonly ports: readonly string[];
  readonly lanes: readonly string[];
  readonly state: NewsState;
  readonly publishAt: Date | null;
}

export interface NewsSaving {
  readonly id: string;
  readonly draft: NewsDraft;
  /** The revision that the editor began with; null for a new article. */
  readonly seen: number | null;
  /** Null for articles without an author on the staff: imports and samples. */
  readonly staffId: string | null;
  readonly now: Date;
  /** The address that an import took it from; each is imported once. */
  readonly takenFrom?: string | null;
  readonly sample?: boolean;
}

/**
 * Writes an article and stores its content as a revision. Returns its current revision; undefined if another user has
 * changed it since then, or if an import has already taken it.
 */
export async function writeArticle(db: Db, saving: NewsSaving): Promise<number | undefined> {
  const { id, draft, seen, staffId, now, takenFrom = null, sample = false } = saving;
  const columns = await columnsOf(db, draft);
  return within(db, async (trx) => {
    const revision = (seen ?? 0) + 1;
    const saved =
      seen === null
        ? await trx
            .insertInto('newsArticle')
            .values({ id, ...columns, revision, createdAt: now, changedAt: null, takenFrom, sample })
            .onConflict((conflict) => conflict.doNothing())
            .returning('revision')
            .executeTakeFirst()
        : await trx
            .updateTable('newsArticle')
            .set({ ...columns, revision, changedAt: now })
            .where('id', '=', id)
            .where('revision', '=', seen)
            .returning('revision')
            .executeTakeFirst();
    if (!saved) return undefined;
    const content = JSON.stringify(draft);
    await trx
      .insertInto('newsRevision')
      .values({ articleId: id, revision, staffId, at: now, content })
      .execute();
    await indexBatch(trx, [id]);
    return saved.revision;
  });
}

/** In the current transaction, otherwise in a new one. */
function within<Result>(db: Db, work: (trx: Db) => Promise<Result>): Promise<Result> {
  return db.isTransaction ? work(db) : db.transaction().execute(work);
}

/** A draft as stored in the table, with the columns that follow from its words. */
async function columnsOf(db: Db, draft: NewsDraft) {
  const { zh, en, facts, ports, lanes, ...rest } = draft;
  const blocks = await blockColumns(zh.body, en.body);
  const body = { zh: wordsIn(blocks.zh), en: wordsIn(blocks.en) };
  const named = [...(await portsByCode(db, [...new Set([...ports, ...lanes.flatMap(endsOf)])])).values()];
  const places = named.map(({ nameZh, nameEn, code }) => `${nameZh} ${nameEn} ${code}`).join(' ');
  return {
    ...rest,
    titleZh: zh.title,
    titleEn: en.title,
    briefZh: zh.brief,
    briefEn: en.brief,
    bodyZh: zh.body,
    bodyEn: en.body,
    ...blocks.columns,
    facts: JSON.stringify(facts),
    ports: [...ports],
    lanes: [...lanes],
    minutesZh: minutesOf(body.zh.length, 400),
    minutesEn: minutesOf(body.en.split(/\s+/u).length, 220),
    // Readers of Chinese also type the English names of vessels, and the other way round.
    termsZh: `${spelledTermsOf(`${zh.title} ${places}`)}${spelledTermsOf(zh.brief, fewSyllables)} ${foldToWords(en.title)}`,
    termsEn: termsOf(`${en.title} ${en.brief} ${places} ${zh.title}`),
    bodyTermsZh: termsOf(body.zh),
    bodyTermsEn: termsOf(body.en),
  };
}

/** Returns the codes of a route's two ports. */
export function endsOf(lane: string): string[] {
  return lane.split('-');
}

/** Minutes that reading takes, at least one. */
export function minutesOf(length: number, aMinute: number): number {
  return Math.max(1, Math.round(length / aMinute));
}
