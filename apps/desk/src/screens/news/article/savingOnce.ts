import type { BodyOf, DataOf } from '@fairway/gateway/contract/call';
import type { newsDesk } from '@fairway/gateway/contract/newsDesk';

export type Saving = BodyOf<typeof newsDesk.save>;
export type SavedArticle = DataOf<typeof newsDesk.save>;

export interface SavingParts {
  readonly send: (body: Saving, idempotencyKey: string) => Promise<SavedArticle>;
  readonly isConnectionLost: (error: unknown) => boolean;
  /** Whether it was refused as somebody had saved the article since. */
  readonly isChanged: (error: unknown) => boolean;
}

/** An unanswered request: it is unknown whether the server has executed it. */
interface Unanswered {
  readonly body: Saving;
  readonly key: string;
}

/**
 * Saves an article once, however often its answer is lost: the same press is sent under its old key. A writer who has
 * typed on, or chosen another time, sends something else. A new article is then first sent as it was, so that it does
 * not exist twice, and the rest is its next revision. An existing one is sent in its current state; if that is refused
 * because somebody has saved it, the old press is sent again under its key. A server that had executed it repeats its
 * answer: so the same writer has saved it, and the rest continues from there.
 */
export function savingOnce({ send, isConnectionLost, isChanged }: SavingParts) {
  let made: SavedArticle | null = null;
  /** The newest first. */
  let unanswered: readonly Unanswered[] = [];

  const go = async (sent: Unanswered): Promise<SavedArticle> => {
    const others = unanswered.filter(({ key }) => key !== sent.key);
    try {
      const saved = await send(sent.body, sent.key);
      unanswered = [];
      return saved;
    } catch (error) {
      // Refused, this one is not there; of the others that says nothing.
      unanswered = isConnectionLost(error) ? [sent, ...others] : others;
      throw error;
    }
  };
  const fresh = (body: Saving): Unanswered => ({ body, key: crypto.randomUUID() });
  const isSame = (sent: Unanswered, body: Saving) => JSON.stringify(sent.body) === JSON.stringify(body);

  const create = async (body: Saving): Promise<SavedArticle> => {
    if (made === null) {
      const first = unanswered[0] ?? fresh(body);
      made = await go(first);
      if (isSame(first, body)) return made;
    }
    const { id, revision: seen } = made;
    made = await update({ ...body, id, seen });
    return made;
  };

  const update = async (body: Saving): Promise<SavedArticle> => {
    try {
      return await go(unanswered.find((sent) => isSame(sent, body)) ?? fresh(body));
    } catch (error) {
      if (!isChanged(error)) throw error;
      const own = await ownSince();
      if (own === null) throw error;
      return go(fresh({ ...body, seen: own.revision }));
    }
  };

  /** What one of the presses without an answer made, if one of them was done. */
  const ownSince = async (): Promise<SavedArticle | null> => {
    for (const sent of unanswered) {
      try {
        return await go(sent);
      } catch (error) {
        if (!isChanged(error)) throw error;
      }
    }
    return null;
  };

  return (body: Saving): Promise<SavedArticle> => (body.id === null ? create(body) : update(body));
}
