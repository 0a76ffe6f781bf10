import { chinaDay, chinaMidnight, dayMs } from '@fairway/trade';
import { sql } from 'kysely';
import { type NewsDraft, saveArticle, saveFuelPrices } from '../../areas/news/index.ts';
import type { Db } from '../../database/db.ts';
import { chance, sampleId } from '../random.ts';
import { samplePrices, tradingDays } from './fuelPrices.ts';
import { fuelReview } from './fuelWeeks.ts';
import { hotStories } from './hotStories.ts';
import { moreStories } from './moreStories.ts';
import { portStories } from './portStories.ts';
import { type Names, tell } from './tell.ts';
import { tradeStories } from './tradeStories.ts';

/** Any number, the same in every server: only one of them fills at a time. */
const fillLock = 7_260_041;
/** Days that the sample reaches back. */
const reach = 90;
const weeks = 13;

type Draft = Omit<NewsDraft, 'state' | 'publishAt'>;

/**
 * Fills the news with invented articles of the last 90 days and invented fuel prices, all marked as a sample. A sample
 * that has grown old moves up to today, so that collections keep what they hold; where editors publish, nothing is added.
 */
export async function fillSampleNews(db: Db, now: Date): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${fillLock})`.execute(trx);
    await fillPrices(trx, now);
    const newest = await trx
      .selectFrom('newsArticle')
      .select(['sample', 'publishAt'])
      .where('takenFrom', 'is', null)
      .orderBy('publishAt', 'desc')
      .executeTakeFirst();
    if (newest && !newest.sample) return;
    if (newest) await moveUp(trx, now);
    else await fillStories(trx, now);
    await fillReviews(trx, now);
  });
}

async function fillPrices(db: Db, now: Date): Promise<void> {
  const { last } = await db
    .selectFrom('fuelPrice')
    .select([sql<string | null>`max(day)::text`.as('last'), sql<boolean>`bool_and(sample)`.as('sample')])
    .executeTakeFirstOrThrow();
  const days = tradingDays(now, reach + 7).filter((day) => last === null || day > last);
  const entries = samplePrices(days).map((price) => ({ ...price, source: 'Fairway', sample: true }));
  if (entries.length > 0) await saveFuelPrices(db, entries, now);
}

/** Every telling of every story, spread over the days so that those of one story stand apart. */
async function fillStories(db: Db, now: Date): Promise<void> {
  const names = await namesOf(db);
  const stories = [...hotStories, ...portStories, ...tradeStories, ...moreStories];
  for (const story of stories) {
    for (const [index, telling] of story.tellings.entries()) {
      const key = `${story.key} ${index}`;
      const share = (index + chance(`news ${story.key}`) * 0.9) / story.tellings.length;
      const publishAt = at(now, Math.floor(share * reach), key);
      await save(db, idOf(publishAt, key), tell(story, telling, index, names), publishAt, now);
    }
  }
}

/** During working hours in Shanghai, and never after now. */
function at(now: Date, daysBack: number, key: string): Date {
  const midnight = chinaMidnight(chinaDay(now)).getTime();
  const minutes = 7 * 60 + 30 + Math.floor(chance(`${key} minute`) * 640);
  const time = midnight - daysBack * dayMs + minutes * 60_000;
  return new Date(time < now.getTime() ? time : time - dayMs);
}

/** A review of every week that has ended, each once: a start that finds them all writes none. */
async function fillReviews(db: Db, now: Date): Promise<void> {
  const fridays = tradingDays(now, weeks * 7).filter((day) => new Date(day).getUTCDay() === 5);
  const reviews = fridays
    .map((day, index) => ({ day, index, evening: new Date(Date.parse(day) + 9.5 * 3_600_000) }))
    .filter(({ evening }) => evening < now)
    .map((review) => ({ ...review, id: idOf(review.evening, `fuel ${review.day}`) }));
  const ids = reviews.map(({ id }) => id);
  const rows = await db.selectFrom('newsArticle').select('id').where('id', 'in', ids).execute();
  const written = new Set(rows.map(({ id }) => id));
  for (const { day, index, id, evening } of reviews)
    if (!written.has(id)) await save(db, id, fuelReview(day, index), evening, now);
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
  await sql`
    with old as (
      select floor(extract(epoch from ${now}::timestamptz - max(publish_at)) / 86400)::int as days
      from news_article where sample and category_id <> 2)
    update news_article set publish_at = publish_at + make_interval(days => old.days)
    from old where sample and category_id <> 2 and old.days > 0`.execute(db);
}

async function namesOf(db: Db): Promise<Names> {
  const [ports, carriers] = await Promise.all([
    db.selectFrom('port').select(['code', 'nameZh', 'nameEn']).execute(),
    db.selectFrom('carrier').select(['code', 'nameZh', 'nameEn']).execute(),
  ]);
  const byCode = (rows: typeof ports) => Object.fromEntries(rows.map((row) => [row.code, row]));
  return { ports: byCode(ports), carriers: byCode(carriers) };
}
