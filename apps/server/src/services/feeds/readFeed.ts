import { asMarkdown } from '../markdown/asMarkdown.ts';
import { decodeFeed } from './decodeFeed.ts';
import { type FeedDocument, FeedFailure, type FeedProblem } from './feeds.ts';
import { type Feed, parseFeed } from './parseFeed.ts';

/**
 * Reads a feed's bytes, the texts as Markdown; returns the problem when they are no feed, since a worker cannot pass on
 * an error of a class.
 */
export function readFeed({
  bytes,
  contentType,
  address,
}: FeedDocument): Feed | { readonly problem: FeedProblem } {
  const text = decodeFeed(bytes, contentType);
  if (text === null) return { problem: 'feedCharset' };
  try {
    const feed = parseFeed(text, address);
    const items = feed.items.map((item) => ({ ...item, text: asMarkdown(item.text) }));
    return { ...feed, items };
  } catch (error) {
    if (error instanceof FeedFailure) return { problem: error.problem };
    throw error;
  }
}
