import type { BodyOf, DataOf } from '@fairway/gateway/contract/call';
import type { newsDesk } from '@fairway/gateway/contract/newsDesk';

export type Saving = BodyOf<typeof newsDesk.save>;
export type SavedArticle = DataOf<typeof newsDesk.save>;

export interface SavingParts {
  readonly send: (body: Saving, idempotencyKey: string) => Promise<SavedArticle>;
  readonly isConnectionLost: (error: unknown) => boolean;
  /** Whether the save was refused because another user has saved the article since. */
  readonly isChanged: (error: unknown) => boolean;
}

/** An unanswered request: it is unknown whether the server has executed it. */
interface Unanswered {
  readonly body: Saving;
  readonly key: string;
}

/**
 * Saves an article once, however often its response is lost: the same press is sent again with its old key. If the
 * writer has typed more, or chosen another time, the content differs. A new article is then first sent with its
 * original content, so that it does not exist twice, and the rest becomes its next revision. An existing one is sent in
 * its current state; if that is refused because it was saved since, the old press is sent again with its key. A server
 * that had executed it repeats its response: the same writer has saved it, and the rest continues from there.
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
      // A refused request was not executed; that proves nothing about the others.
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

  /** Returns the result of a request without a response if the server carried it out, otherwise null. */
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
