import type { NewsStep } from '@fairway/gateway/contract/newsDesk';
import type { DeskDraft } from '@fairway/gateway/contract/newsDraft';
import { uuidv7 } from 'uuidv7';
import type { Db } from '../../../database/db.ts';
import type { Staff } from '../../../http/caller.ts';
import { refuseFields } from '../../../http/refuse.ts';
import { type Occasion, record } from '../../../services/audit/audit.ts';
import { wrongPictures } from '../articles/pictures.ts';
import { deskRevision, lastChange } from './desk.ts';
import { lackOf, nextOf, type Publication, standingOf } from './publication.ts';
import { saveArticle } from './save.ts';

export interface Saving {
  readonly id: string | null;
  /** The revision that the editor began with. */
  readonly seen: number | null;
  readonly draft: DeskDraft;
  readonly step: NewsStep;
  readonly publishAt: Date | null;
}

/** The stored article during a change. */
interface StoredArticle extends Publication {
  readonly revision: number;
}

/** Why nothing was saved; `changed` names the colleague who saved the article since then. */
export type NotSaved<Code extends 'articleOut' | 'articleNotOut' | 'revisionLacks' = never> =
  | { readonly code: 'notFound' | Code }
  | { readonly code: 'articleChanged'; readonly by: string | null; readonly at: string };

export interface Saved {
  readonly id: string;
  readonly revision: number;
  readonly publication: Publication;
}

const actions = { keep: 'articleSaved', publish: 'articlePublished', schedule: 'articleScheduled' } as const;

/** Writes an article as its next revision, and logs it. */
export async function saveAtDesk(
  transaction: Db,
  { id, seen, draft, step, publishAt }: Saving,
  by: Staff,
  occasion: Occasion,
): Promise<Saved | NotSaved<'articleOut'>> {
  const stored = id === null ? null : ((await keptForChange(transaction, id)) ?? null);
  if (id !== null && !stored) return { code: 'notFound' };
  if (stored && id !== null && stored.revision !== seen) return changed(transaction, id);
  const next = nextOf(stored, step, publishAt, occasion.now);
  if (next === 'articleOut') return { code: next };
  if (next === 'later') return refuseFields([{ field: 'body.publishAt', rule: next }]);
  const forReaders = next.state === 'scheduled' || next.state === 'published';
  const lacks = [...lackOf(draft, forReaders), ...(await wrongPictures(transaction, draft))];
  if (lacks.length > 0) return refuseFields(lacks);
  const article = id ?? uuidv7();
  return saveAndLog(transaction, { id: article, stored, draft, next, action: actions[step] }, by, occasion);
}

/** Takes an article back from its readers, or from its schedule. */
export async function takeBack(
  transaction: Db,
  { id, seen }: { readonly id: string; readonly seen: number },
  draftOf: (id: string) => Promise<DeskDraft | undefined>,
  by: Staff,
  occasion: Occasion,
): Promise<Saved | NotSaved<'articleNotOut'>> {
  const stored = await keptForChange(transaction, id);
  const draft = stored && (await draftOf(id));
  if (!stored || !draft) return { code: 'notFound' };
  if (stored.revision !== seen) return changed(transaction, id);
  const status = standingOf(stored, occasion.now);
  if (status === 'draft' || status === 'withdrawn') return { code: 'articleNotOut' };
  const next: Publication = { state: 'withdrawn', publishAt: stored.publishAt };
  return saveAndLog(transaction, { id, stored, draft, next, action: 'articleTakenBack' }, by, occasion);
}

/** Writes an article's earlier revision as its next one. Its state stays, so it must have all that its readers need. */
export async function restoreRevision(
  transaction: Db,
  { id, seen, revision }: { readonly id: string; readonly seen: number; readonly revision: number },
  by: Staff,
  occasion: Occasion,
): Promise<Saved | NotSaved<'revisionLacks'>> {
  const stored = await keptForChange(transaction, id);
  const draft = stored && (await deskRevision(transaction, id, revision))?.draft;
  if (!stored || !draft) return { code: 'notFound' };
  if (stored.revision !== seen) return changed(transaction, id);
  const forReaders = stored.state === 'scheduled' || stored.state === 'published';
  if (lackOf(draft, forReaders).length > 0) return { code: 'revisionLacks' };
  const next: Publication = { state: stored.state, publishAt: stored.publishAt };
  return saveAndLog(transaction, { id, stored, draft, next, action: 'articleRestored' }, by, occasion);
}

interface Writing {
  readonly id: string;
  readonly stored: StoredArticle | null;
  readonly draft: DeskDraft;
  readonly next: Publication;
  readonly action: (typeof actions)[NewsStep] | 'articleTakenBack' | 'articleRestored';
}

async function saveAndLog(
  transaction: Db,
  { id, stored, draft, next, action }: Writing,
  by: Staff,
  occasion: Occasion,
): Promise<Saved | NotSaved> {
  const revision = await saveArticle(transaction, {
    id,
    draft: { ...draft, state: next.state, publishAt: next.publishAt },
    seen: stored?.revision ?? null,
    staffId: by.staffId,
    now: occasion.now,
  });
  if (revision === undefined) return changed(transaction, id);
  const subject = { kind: 'article', id, name: draft.zh.title || draft.en.title } as const;
  await record(
    transaction,
    by,
    {
      action,
      subject,
      ...(stored ? { before: factsOf(stored, stored.revision) } : {}),
      after: factsOf(next, revision),
    },
    occasion,
  );
  return { id, revision, publication: next };
}

function factsOf({ state, publishAt }: Publication, revision: number) {
  return { status: state, publishAt: publishAt?.toISOString() ?? null, revision };
}

function keptForChange(transaction: Db, id: string): Promise<StoredArticle | undefined> {
  return transaction
    .selectFrom('newsArticle')
    .select(['state', 'publishAt', 'revision'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

async function changed(db: Db, id: string): Promise<NotSaved> {
  const last = await lastChange(db, id);
  return last ? { code: 'articleChanged', ...last } : { code: 'notFound' };
}
