import type { NewsBrief, NewsDetail } from '@fairway/gateway/contract/news';
import { dayMs } from '@fairway/trade';
import { sql } from 'kysely';
import { type BriefRow, briefColumns, isOut, type Reading, toBriefs } from '../store.ts';
import type { NewsFact } from '../tables.ts';
import { blocksById } from './articleBlocks.ts';
import { chartOf } from './chart.ts';
import { lanePrices } from './lanePrices.ts';

interface DetailRow extends BriefRow {
  readonly sourceUrl: string | null;
  readonly changedAt: Date | null;
  readonly facts: readonly NewsFact[];
}

/** Loads an article with its neighbours and related data; undefined where none of that id is out. */
export async function newsDetail(reading: Reading, id: string): Promise<NewsDetail | undefined> {
  const { db, now } = reading;
  const { rows } = await sql<DetailRow>`
    select ${briefColumns(reading)}, source_url, changed_at, facts
    from news_article where id = ${id} and ${isOut(now)}`.execute(db);
  const [row] = rows;
  if (!row) return undefined;
  const [article] = await toBriefs(db, [row]);
  if (!article) return undefined;
  const [blocks, chart, prices, related, earlier, later] = await Promise.all([
    blocksById(db, [id]),
    chartOf(db, article),
    lanePrices(reading, article.lanes),
    relatedTo(reading, row),
    neighbourOf(reading, row, 'earlier'),
    neighbourOf(reading, row, 'later'),
  ]);
  const { language, publishedAt, changedAt, sourceUrl, facts } = row;
  return {
    article,
    sourceUrl,
    // Changes before publication are not shown.
    changedAt: changedAt && changedAt > publishedAt ? changedAt.toISOString() : null,
    facts: facts.map((fact) =>
      language === 'zh'
        ? { label: fact.labelZh, value: fact.valueZh }
        : { label: fact.labelEn, value: fact.valueEn },
    ),
    body: blocks.get(id)?.[language] ?? [],
    chart,
    lanePrices: prices,
    related,
    earlier,
    later,
  };
}

const mostRelated = 4;

/** Related articles: on the same routes, the same ports, or of the same kind; the closest first, then the newest. */
async function relatedTo(
  reading: Reading,
  { id, lanes, ports, categoryId, publishedAt }: BriefRow,
): Promise<NewsBrief[]> {
  const { db, now } = reading;
  const { rows } = await sql<BriefRow>`
    select ${briefColumns(reading)} from news_article
    where ${isOut(now)} and id <> ${id} and publish_at > ${new Date(publishedAt.getTime() - 60 * dayMs)}
      and (lanes && ${lanes}::text[] or ports && ${ports}::text[])
    order by lanes && ${lanes}::text[] desc, category_id = ${categoryId} desc, publish_at desc, id
    limit ${mostRelated}`.execute(db);
  return toBriefs(db, rows);
}

/** Returns the article of the same category published just before or after one. */
async function neighbourOf(
  reading: Reading,
  { id, categoryId, publishedAt }: BriefRow,
  side: 'earlier' | 'later',
) {
  const { db, now } = reading;
  const [sign, order] = side === 'earlier' ? (['<', 'desc, id desc'] as const) : (['>', 'asc, id'] as const);
  const { rows } = await sql<BriefRow>`
    select ${briefColumns(reading)} from news_article
    where ${isOut(now)} and category_id = ${categoryId}
      and (publish_at, id) ${sql.raw(sign)} (${publishedAt}, ${id})
    order by publish_at ${sql.raw(order)} limit 1`.execute(db);
  const [row] = rows;
  return row ? { id: row.id, title: row.title } : null;
}
