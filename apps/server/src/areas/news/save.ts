import type { Db } from '../../database/db.ts';
import type { NewsSaving } from './write.ts';

/**
 * Writes an article and keeps what it said in its revisions. Tells the revision it has now; undefined where somebody
 * else changed it meanwhile, or where an import took it already. What spells Chinese is fetched with the first one.
 */
export async function saveArticle(db: Db, saving: NewsSaving): Promise<number | undefined> {
  const { writeArticle } = await import('./write.ts');
  return writeArticle(db, saving);
}
