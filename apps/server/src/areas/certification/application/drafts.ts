import type { draftValues } from '@fairway/gateway/contract/certification';
import type { InferOutput } from 'valibot';
import type { Db } from '../../../database/db.ts';
import type { PaperKeys } from '../../../services/papers/paperKeys.ts';
import type { Kind } from '../store.ts';

export type DraftValues = InferOutput<typeof draftValues>;

/** Fields that a draft never stores, even if a browser sends them. */
const secret = new Set(['password', 'again', 'verifyCode']);

interface Owner {
  readonly tenantId: string;
  readonly accountId: string;
}

const placeOf = ({ accountId }: Owner, kind: Kind) => `${kind} draft of ${accountId}`;

/** Stores the form filled in so far, and replaces the stored draft. */
export async function saveDraft(
  db: Db,
  papers: PaperKeys,
  owner: Owner,
  kind: Kind,
  values: DraftValues,
  now: Date,
): Promise<void> {
  const storedValues = Object.fromEntries(Object.entries(values).filter(([name]) => !secret.has(name)));
  const { bytes, sealedBy } = papers.seal(placeOf(owner, kind), Buffer.from(JSON.stringify(storedValues)));
  const { tenantId, accountId } = owner;
  const fresh = { valuesSealed: bytes, valuesSealedBy: sealedBy, savedAt: now };
  await db
    .insertInto('certificationDraft')
    .values({ tenantId, accountId, kind, ...fresh })
    .onConflict((conflict) => conflict.columns(['tenantId', 'accountId', 'kind']).doUpdateSet(fresh))
    .execute();
}

/** Returns the stored draft, or null without one. */
export async function readDraft(
  db: Db,
  papers: PaperKeys,
  owner: Owner,
  kind: Kind,
): Promise<{ readonly values: DraftValues; readonly savedAt: Date } | null> {
  const row = await db
    .selectFrom('certificationDraft')
    .selectAll()
    .where('tenantId', '=', owner.tenantId)
    .where('accountId', '=', owner.accountId)
    .where('kind', '=', kind)
    .executeTakeFirst();
  if (!row) return null;
  const sealed = { bytes: row.valuesSealed, sealedBy: row.valuesSealedBy };
  return { values: JSON.parse(papers.open(placeOf(owner, kind), sealed).toString()), savedAt: row.savedAt };
}

/** Re-encrypts drafts that use an older key; returns their number. */
export async function resealDrafts(db: Db, papers: PaperKeys, most: number): Promise<number> {
  const old = await db
    .selectFrom('certificationDraft')
    .selectAll()
    .where('valuesSealedBy', '<>', papers.current())
    .limit(most)
    .execute();
  for (const { tenantId, accountId, kind, valuesSealed: bytes, valuesSealedBy: sealedBy } of old) {
    const place = placeOf({ tenantId, accountId }, kind);
    const sealed = papers.seal(place, papers.open(place, { bytes, sealedBy }));
    await db
      .updateTable('certificationDraft')
      .set({ valuesSealed: sealed.bytes, valuesSealedBy: sealed.sealedBy })
      .where('tenantId', '=', tenantId)
      .where('accountId', '=', accountId)
      .where('kind', '=', kind)
      // A draft that was saved since then already uses the new key.
      .where('valuesSealedBy', '=', sealedBy)
      .execute();
  }
  return old.length;
}
