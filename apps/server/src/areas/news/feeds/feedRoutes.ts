import { newsFeeds } from '@fairway/gateway/contract/newsFeeds';
import type { Config } from '../../../config.ts';
import { type Route, read, writeInSteps } from '../../../http/answer.ts';
import { FeedFailure, type ReadFeed } from '../../../services/feeds/feeds.ts';
import { httpFeeds } from '../../../services/feeds/httpFeeds.ts';
import { readSandboxFeed, sandboxAddress } from '../../../services/feeds/sandboxFeed.ts';
import { ParsingFailure } from '../../../services/parsing/lane.ts';
import { parseOutside } from '../../../services/parsing/parseOutside.ts';
import { askOutside } from '../../../telemetry/outside.ts';
import { newsSettings } from '../settings.ts';
import { importFeed, takenFrom } from './importFeed.ts';

const readHttp = httpFeeds();

function addressesOf(config: Config): readonly string[] {
  const { feeds, sandboxFeed } = config.of(newsSettings);
  return [...(sandboxFeed ? [sandboxAddress] : []), ...feeds];
}

/** The message for an editor about a feed whose text takes too long, waits behind others, or breaks its parser. */
const feedProblems = { late: 'feedTooLarge', full: 'feedAway', broken: 'feedBroken' } as const;

/** Reads a feed; returns the reason if it cannot be read. */
async function feedAt(address: string) {
  const read: ReadFeed = address === sandboxAddress ? readSandboxFeed : readHttp;
  try {
    const feed = await parseOutside('feed', await read(new URL(address)));
    return 'problem' in feed ? new FeedFailure(feed.problem) : feed;
  } catch (error) {
    if (error instanceof FeedFailure) return error;
    if (error instanceof ParsingFailure) return new FeedFailure(feedProblems[error.problem]);
    throw error;
  }
}

export const feedRoutes: readonly Route[] = [
  read(newsFeeds.selectAll, async ({ db, config }) => ({ rows: await takenFrom(db, addressesOf(config)) })),
  writeInSteps(newsFeeds.read, async ({ body, caller, commit, config, now, requestId, refuse, services }) => {
    const { address } = body;
    if (!addressesOf(config).includes(address)) return refuse('feedUnknown');
    const feed = await askOutside(
      services.telemetry,
      'feed',
      'read',
      () => feedAt(address),
      (answer) => answer instanceof FeedFailure,
    );
    if (feed instanceof FeedFailure) {
      const { problem, status } = feed;
      return refuse(problem, status === undefined ? {} : { params: { status } });
    }
    return commit((transaction) => importFeed(transaction, { address, feed }, caller, { now, requestId }));
  }),
];
