import { decodeFeed } from './decodeFeed.ts';
import { type FeedDocument, FeedFailure, type FeedProblem } from './feeds.ts';
import { type Feed, parseFeed } from './parseFeed.ts';

/** Reads a feed's bytes; why where they are no feed, since a worker can hand over no error of a class. */
export function readFeed({
  bytes,
  contentType,
  address,
}: FeedDocument): Feed | { readonly problem: FeedProblem } {
  const text = decodeFeed(bytes, contentType);
  if (text === null) return { problem: 'feedCharset' };
  try {
    return parseFeed(text, address);
  } catch (error) {
    if (error instanceof FeedFailure) return { problem: error.problem };
    throw error;
  }
}
