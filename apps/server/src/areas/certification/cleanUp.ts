import { auditStatus, dayMs } from '@fairway/trade';
import type { Config } from '../../config.ts';
import type { Db } from '../../database/db.ts';
import { paperSettings } from '../../services/papers/settings.ts';
import type { Services } from '../../services/services.ts';
import { removeFiles } from '../upload/index.ts';
import { resealAll } from './reseal.ts';
import { draftDays } from './rules.ts';

/** Number of certifications that one run processes; the next run continues. */
const batch = 200;

type Parts = { readonly db: Db; readonly config: Config } & Pick<Services, 'blobs' | 'papers'>;

/** Removes ID numbers and pictures a set time after the decision, and abandoned drafts. */
export async function cleanUpCertifications(parts: Parts, now: Date): Promise<void> {
  const { db, config } = parts;
  const before = (days: number) => new Date(now.getTime() - days * dayMs);
  const done = await db
    .selectFrom('certification')
    .select(['tenantId', 'id', 'files', 'revision'])
    .where('papersRemovedAt', 'is', null)
    .where('status', '<>', auditStatus.underReview)
    .where(({ fn, eb }) =>
      eb(fn.coalesce('decidedAt', 'submittedAt'), '<', before(config.of(paperSettings).keepDays)),
    )
    .limit(batch)
    .execute();
  for (const { tenantId, id, files, revision } of done) {
    // The row is updated first: a certification that is submitted again at this moment keeps its new papers.
    const emptied = await db
      .updateTable('certification')
      .set({
        ...{ numberSealed: null, numberSealedBy: null, papersRemovedAt: now },
        files: JSON.stringify(Object.fromEntries(Object.keys(files).map((field) => [field, null]))),
      })
      .where('tenantId', '=', tenantId)
      .where('id', '=', id)
      .where('revision', '=', revision)
      .where('status', '<>', auditStatus.underReview)
      .returning('id')
      .executeTakeFirst();
    if (!emptied) continue;
    const ids = Object.values(files).flatMap((file) => (file ? [file] : []));
    await removeFiles(parts, tenantId, ids);
  }
  await db.deleteFrom('certificationDraft').where('savedAt', '<', before(draftDays)).execute();
  await resealAll(parts, batch);
}
