import { people } from '@fairway/gateway/contract/people';
import { listLoader } from '@fairway/site/list';
import { peopleList } from './address.ts';

export const { loader, page, queryOf } = listLoader(peopleList, (query, send) =>
  send(people.selectPage, { query }),
);

export type PeopleData = Awaited<ReturnType<typeof loader>>;
