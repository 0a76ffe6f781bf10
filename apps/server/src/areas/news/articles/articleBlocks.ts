import type { NewsBlock } from '@fairway/gateway/contract/newsBody';
import type { Db } from '../../../database/db.ts';
import { ParsingFailure } from '../../../services/parsing/lane.ts';
import { parseOutside } from '../../../services/parsing/parseOutside.ts';

/** Raise it when Markdown is read in another way: articles that were parsed before are parsed again at their next visit. */
const version = 1;

interface Parsed {
  readonly blocks: NewsBlock[];
  /** 0 where the parser was too busy: the next visit tries again. */
  readonly version: number;
}

/** An article's Markdown as blocks. A text that its parser cannot finish in time is shown as its letters. */
async function parsed(body: string): Promise<Parsed> {
  if (body.trim() === '') return { blocks: [], version };
  try {
    return { blocks: await parseOutside('markdown', body), version };
  } catch (error) {
    if (!(error instanceof ParsingFailure)) throw error;
    return { blocks: lettersOf(body), version: error.problem === 'full' ? 0 : version };
  }
}

function lettersOf(body: string): NewsBlock[] {
  return body
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((text) => ({ kind: 'paragraph', of: [{ text }] }));
}

export async function blocksOfBody(body: string): Promise<NewsBlock[]> {
  return (await parsed(body)).blocks;
}

/** Columns that keep both texts of an article as blocks, and the blocks themselves. */
export async function blockColumns(bodyZh: string, bodyEn: string) {
  const [zh, en] = await Promise.all([parsed(bodyZh), parsed(bodyEn)]);
  return {
    zh: zh.blocks,
    en: en.blocks,
    columns: {
      blocksZh: JSON.stringify(zh.blocks),
      blocksEn: JSON.stringify(en.blocks),
      blocksVersion: Math.min(zh.version, en.version),
    },
  };
}

/** Returns blocks of articles in both languages, by article id. Blocks from an older parser are parsed again and stored. */
export async function blocksById(db: Db, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, { readonly zh: NewsBlock[]; readonly en: NewsBlock[] }>();
  const rows = await db
    .selectFrom('newsArticle')
    .select(['id', 'revision', 'bodyZh', 'bodyEn', 'blocksZh', 'blocksEn', 'blocksVersion'])
    .where('id', 'in', [...ids])
    .execute();
  const entries = rows.map(async ({ id, revision, bodyZh, bodyEn, blocksZh, blocksEn, blocksVersion }) => {
    if (blocksVersion === version && blocksZh && blocksEn)
      return [id, { zh: blocksZh, en: blocksEn }] as const;
    const { zh, en, columns } = await blockColumns(bodyZh, bodyEn);
    await db
      .updateTable('newsArticle')
      .set(columns)
      .where('id', '=', id)
      .where('revision', '=', revision)
      .execute();
    return [id, { zh, en }] as const;
  });
  return new Map(await Promise.all(entries));
}
