import { wikipedia } from '@fairway/gateway/contract/wikipedia';
import { type Route, read } from '../../http/answer.ts';
import { readFor } from '../encyclopedia/index.ts';
import { overview } from './overview.ts';
import { searchAll } from './search.ts';

export const routes: readonly Route[] = [
  read(wikipedia.selectOverview, (handling) =>
    readFor('/wikipedia', handling, overview(handling.db, handling.now)),
  ),
  read(wikipedia.search, (handling) =>
    readFor('/wikipedia', handling, searchAll(handling, handling.query.keyword)),
  ),
];
