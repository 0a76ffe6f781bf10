import { calendarFeed } from '@fairway/gateway/contract/calendarFeed';
import type { LoaderArgs } from '@fairway/site';

/** Reads the reader's calendar feeds. */
export const loader = ({ send }: LoaderArgs) => send(calendarFeed.selectFeeds, {});
