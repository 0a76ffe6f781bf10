import { insertMany } from '../database/bulk/bulk.ts';
import type { Db } from '../database/db.ts';
import { parseLaw } from './lawText.ts';
import { readFact, readRegulations } from './read.ts';

/** Laws in full by their articles, and conventions in summary. */
export function readLaws(): (db: Db) => Promise<void> {
  const { laws, conventions, moved } = readRegulations();
  const texts = laws.map((law) => ({ law, ...parseLaw(readFact(`laws/${law.slug}.md`)) }));
  const regulations = [
    ...texts.map(({ law, versions, parts }, position) => ({
      ...law,
      ...noSummary,
      position,
      articles: parts.filter(({ kind }) => kind === 'article').length,
      versions: JSON.stringify(versions.length > 0 ? versions : [{ day: law.version, text: '' }]),
    })),
    ...conventions.map((convention, index) => ({
      ...convention,
      ...noText,
      position: laws.length + index,
    })),
  ];
  const parts = texts.flatMap(({ law, parts }) =>
    parts.map(({ paragraphs, ...part }, position) => ({
      slug: law.slug,
      position,
      ...part,
      body: paragraphs.join('\n'),
    })),
  );
  return async (db) => {
    await db.deleteFrom('regulation').execute();
    await db.insertInto('regulation').values(regulations).execute();
    await db
      .insertInto('regulationMoved')
      .values(moved.map(({ to: target, ...rest }) => ({ ...rest, target })))
      .execute();
    await insertMany(db, 'regulationPart', parts);
  };
}

const noSummary = { adopted: null, inForce: null, summaryZh: null, summaryEn: null };
const noText = {
  kind: 'convention' as const,
  version: null,
  articles: 0,
  noteZh: null,
  noteEn: null,
  versions: '[]',
};
