import { chinaDay, chinaMidnight, dayMs } from '@fairway/trade';
import { sql } from 'kysely';
import { indexArticles, type NewsDraft, saveArticle, saveFuelPrices } from '../../areas/news/index.ts';
import type { Db } from '../../database/db.ts';
import { chance, sampleId } from '../random.ts';
import { beginPart, endPart, type Progress, writeStep } from '../steps.ts';
import { samplePrices, tradingDays } from './fuelPrices.ts';
import { fuelReview } from './fuelWeeks.ts';
import { hotStories } from './hotStories.ts';
import { moreStories } from './moreStories.ts';
import { portStories } from './portStories.ts';
import { type Names, tell } from './tell.ts';
import { tradeStories } from './tradeStories.ts';

/** Days that the sample reaches back. */
const reach = 90;
const weeks = 13;

type Draft = Omit<NewsDraft, 'state' | 'publishAt'>;

/**
 * Fills the news with invented articles of the last 90 days and invented fuel prices, all marked as a sample. An old
 * sample is moved up to today, so that collections keep their items; where editors publish, nothing is added.
 */
export async function fillSampleNews(db: Db, now: Date, progress: Progress = () => {}): Promise<void> {
  const prices = pricesSince(now);
  const begun = await writeStep(db, async (trx) => {
    await fillPrices(trx, prices, now);
    const newest = await newestOwn(trx);
    if (newest && !newest.sample) return 'not ours';
    const at = await beginPart(trx, 'news', now, async () => !newest);
    if (at === null) await moveUp(trx, now);
    return at;
  });
  if (begun === 'not ours') return;
  if (begun !== null) {
    await saveAll(db, await stories(db, begun), now, progress);
    await endPart(db, 'news', now);
  }
  await saveAll(db, reviews(now), now, progress);
  // Articles that moved up are indexed again.
  await indexArticles(db);
}

/** Returns the newest article that is not from a feed. */
function newestOwn(db: Db) {
  return db
    .selectFrom('newsArticle')
    .select('sample')
    .where('takenFrom', 'is', null)
    .orderBy('publishAt', 'desc')
    .executeTakeFirst();
}

/** An article whose id is derived from its subject, so that it is saved once. */
interface SampleArticle {
  readonly id: string;
  readonly draft: () => Draft;
  readonly publishAt: Date;
}

/** Saves the missing ones, each in a separate step. */
async function saveAll(
  db: Db,
  articles: readonly SampleArticle[],
  now: Date,
  progress: Progress,
): Promise<void> {
  if (articles.length === 0) return;
  const ids = articles.map(({ id }) => id);
  const rows = await db.selectFrom('newsArticle').select('id').where('id', 'in', ids).execute();
  const storedIds = new Set(rows.map(({ id }) => id));
  const missing = articles.filter(({ id }) => !storedIds.has(id));
  for (const [index, article] of missing.entries()) {
    if (index % 50 === 0) progress('articles', index, missing.length);
    await writeStep(db, async (trx) => {
      const row = await trx
        .selectFrom('newsArticle')
        .select('id')
        .where('id', '=', article.id)
        .executeTakeFirst();
      if (!row) await save(trx, article.id, article.draft(), article.publishAt, now);
    });
  }
}

function pricesSince(now: Date) {
  const prices = samplePrices(tradingDays(now, reach + 7));
  return prices.map((price) => ({ ...price, source: 'Fairway', sample: true }));
}

async function fillPrices(db: Db, prices: ReturnType<typeof pricesSince>, now: Date): Promise<void> {
  const { last } = await db
    .selectFrom('fuelPrice')
    .select(sql<string | null>`max(day)::text`.as('last'))
    .executeTakeFirstOrThrow();
  const entries = prices.filter(({ day }) => last === null || day > last);
  if (entries.length > 0) await saveFuelPrices(db, entries, now);
}

/** Every telling of every story, spread over the days so that those of one story are days apart. */
async function stories(db: Db, now: Date): Promise<SampleArticle[]> {
  const names = await namesOf(db);
  return [...hotStories, ...portStories, ...tradeStories, ...moreStories].flatMap((story) =>
    story.tellings.map((telling, index) => {
      const key = `${story.key} ${index}`;
      const share = (index + chance(`news ${story.key}`) * 0.9) / story.tellings.length;
      const publishAt = at(now, Math.floor(share * reach), key);
      return { id: idOf(publishAt, key), draft: () => tell(story, telling, index, names), publishAt };
    }),
  );
}

/** During working hours in Shanghai, and never after now. */
function at(now: Date, daysBack: number, key: string): Date {
  const midnight = chinaMidnight(chinaDay(now)).getTime();
  const minutes = 7 * 60 + 30 + Math.floor(chance(`${key} minute`) * 640);
  const time = midnight - daysBack * dayMs + minutes * 60_000;
  return new Date(time < now.getTime() ? time : time - dayMs);
}

/** A review of every week that has ended. */
function reviews(now: Date): SampleArticle[] {
  const fridays = tradingDays(now, weeks * 7).filter((day) => new Date(day).getUTCDay() === 5);
  return fridays
    .map((day, index) => ({ day, index, publishAt: new Date(Date.parse(day) + 9.5 * 3_600_000) }))
    .filter(({ publishAt }) => publishAt < now)
    .map(({ day, index, publishAt }) => ({
      id: idOf(publishAt, `fuel ${day}`),
      draft: () => fuelReview(day, index),
      publishAt,
    }));
}

function idOf(publishAt: Date, key: string): string {
  return sampleId(publishAt, `news ${key}`);
}

async function save(db: Db, id: string, draft: Draft, publishAt: Date, now: Date): Promise<void> {
  const published = { ...draft, state: 'published' as const, publishAt };
  await saveArticle(db, {
    id,
    draft: published,
    seen: null,
    staffId: null,
    now,
    takenFrom: null,
    sample: true,
  });
}

/** Moves the stories of an old sample up, by whole days. */
async function moveUp(db: Db, now: Date): Promise<void> {
  const stories = await db
    .selectFrom('newsArticle')
    .select(['id', 'publishAt'])
    .where('sample', '=', true)
    .where('categoryId', '<>', 2)
    .execute();
  const newest = Math.max(...stories.map(({ publishAt }) => publishAt?.getTime() ?? 0));
  const days = Math.floor((now.getTime() - newest) / dayMs);
  if (days <= 0) return;
  for (const { id, publishAt } of stories)
    await db
      .updateTable('newsArticle')
      .set({ publishAt: publishAt && new Date(publishAt.getTime() + days * dayMs) })
      .where('id', '=', id)
      .execute();
}

async function namesOf(db: Db): Promise<Names> {
  const [ports, carriers] = await Promise.all([
    db.selectFrom('port').select(['code', 'nameZh', 'nameEn']).execute(),
    db.selectFrom('carrier').select(['code', 'nameZh', 'nameEn']).execute(),
  ]);
  const byCode = (rows: typeof ports) => Object.fromEntries(rows.map((row) => [row.code, row]));
  return { ports: byCode(ports), carriers: byCode(carriers) };
}
