import type { Db } from '../../database/db.ts';
import type { Services } from '../../services/services.ts';
import { resealPictures } from '../upload/index.ts';
import { resealDrafts } from './application/drafts.ts';
import { openNumber } from './store.ts';

type Parts = { readonly db: Db } & Pick<Services, 'blobs' | 'papers'>;

/** Re-encrypts rows that use an older key, a limited number of each kind at a time; returns their number. */
export async function resealAll(parts: Parts, most: number): Promise<number> {
  const { db, papers } = parts;
  const numbers = await resealNumbers(parts, most);
  const drafts = await resealDrafts(db, papers, most);
  return numbers + drafts + (await resealPictures(parts, most));
}

async function resealNumbers({ db, papers }: Parts, most: number): Promise<number> {
  const old = await db
    .selectFrom('certification')
    .select(['tenantId', 'id', 'numberSealed', 'numberSealedBy'])
    .where('numberSealedBy', 'is not', null)
    .where('numberSealedBy', '<>', papers.current())
    .limit(most)
    .execute();
  for (const row of old) {
    const number = openNumber(papers, row);
    if (number === null) continue;
    const { bytes, sealedBy } = papers.seal(`id number of ${row.id}`, Buffer.from(number));
    await db
      .updateTable('certification')
      .set({ numberSealed: bytes, numberSealedBy: sealedBy })
      .where('tenantId', '=', row.tenantId)
      .where('id', '=', row.id)
      // An application that was submitted again since then already uses the new key.
      .where('numberSealedBy', '=', row.numberSealedBy)
      .execute();
  }
  return old.length;
}
