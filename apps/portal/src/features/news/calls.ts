import type { Send } from '@fairway/gateway';
import { bizCollection } from '@fairway/gateway/contract/bizCollection';

/** Collects an article, or takes it out again. */
export async function collect(send: Send, newsId: string, collected: boolean): Promise<void> {
  await send(bizCollection.addOrUpdateCollection, { body: { newsId, collected } });
}

/** Removes articles from the collection; returns how many were in it. */
export async function removeCollected(send: Send, newsIds: readonly string[]): Promise<number> {
  const { removed } = await send(bizCollection.deleteCollection, { body: { newsIds: [...newsIds] } });
  return removed;
}
