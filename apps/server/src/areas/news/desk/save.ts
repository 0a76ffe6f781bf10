import type { Db } from '../../../database/db.ts';
import type { NewsSaving } from './write.ts';

/**
 * Writes an article and stores its content as a revision. Returns its current revision; undefined if another user has
 * changed it since then, or if an import has already taken it. The pinyin library is loaded with the first article.
 */
export async function saveArticle(db: Db, saving: NewsSaving): Promise<number | undefined> {
  const { writeArticle } = await import('./write.ts');
  return writeArticle(db, saving);
}
