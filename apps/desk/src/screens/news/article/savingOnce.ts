import type { BodyOf, DataOf } from '@fairway/gateway/contract/call';
import type { newsDesk } from '@fairway/gateway/contract/newsDesk';

export type Saving = BodyOf<typeof newsDesk.save>;
export type SavedArticle = DataOf<typeof newsDesk.save>;

/**
 * Saves an article, a new one once however often its answer is lost. Whoever types on after that sends something else, so it
 * is first sent again as it was, under its old key: an article that is there by then answers, and what was typed since is its
 * next revision.
 */
export function savingOnce(
  send: (body: Saving, idempotencyKey?: string) => Promise<SavedArticle>,
  isLineLost: (error: unknown) => boolean,
) {
  let made: SavedArticle | null = null;
  let unanswered: { readonly body: Saving; readonly key: string } | null = null;

  const make = async (body: Saving) => {
    unanswered ??= { body, key: crypto.randomUUID() };
    const sent = unanswered;
    try {
      made = await send(sent.body, sent.key);
    } catch (error) {
      // Refused, it is not there.
      if (!isLineLost(error)) unanswered = null;
      throw error;
    }
    unanswered = null;
    return { made, isAll: JSON.stringify(sent.body) === JSON.stringify(body) };
  };

  return async (body: Saving): Promise<SavedArticle> => {
    if (body.id !== null) return send(body);
    if (made === null) {
      const first = await make(body);
      if (first.isAll) return first.made;
    }
    const { id, revision: seen } = made as unknown as SavedArticle;
    made = await send({ ...body, id, seen });
    return made;
  };
}
