import type { Send } from '@fairway/gateway';
import { companyFramework } from '@fairway/gateway/contract/companyFramework';
import type { LoaderArgs } from '@fairway/site';
import { listLoader } from '@fairway/site/list';
import { employeeList } from './employeeList.ts';

const people = listLoader(employeeList, (query, send) => send(companyFramework.selectEmployees, { query }));
export const { page } = people;

const readFramework = (send: Send) => send(companyFramework.selectFramework, {});

/** Reads the departments, and the page of people that the address specifies. */
export async function loader(args: LoaderArgs) {
  const [list, framework] = await Promise.all([people.loader(args), args.cached(readFramework)]);
  return { ...list, framework };
}
