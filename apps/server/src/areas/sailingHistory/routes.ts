import { sailingHistory } from '@fairway/gateway/contract/sailingHistory';
import { type Route, read } from '../../http/answer.ts';
import { sailingChanges } from './changes.ts';
import { routeChanges } from './route/routeChanges.ts';

export const routes: readonly Route[] = [
  read(sailingHistory.selectChanges, sailingChanges),
  read(sailingHistory.selectRouteChanges, routeChanges),
];
