import { calendarFeed as calls } from '@fairway/gateway/contract/calendarFeed';
import { type Route, read, write } from '../../http/answer.ts';
import { makeFeed, renewFeed, revokeFeed, selectFeeds } from './feeds.ts';
import { sailingFile } from './sailingFile.ts';

export const routes: readonly Route[] = [
  read(calls.selectFeeds, selectFeeds),
  read(calls.selectFile, sailingFile),
  write(calls.makeFeed, makeFeed),
  write(calls.renewFeed, renewFeed),
  write(calls.revokeFeed, revokeFeed),
];
