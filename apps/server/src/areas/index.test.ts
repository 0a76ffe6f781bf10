import { callsOf } from '@fairway/gateway/contract/contract';
import { expect, it } from 'vitest';
import { notYetAnswered, routes } from './index.ts';

const name = ({ method, path }: { method: string; path: string }) => `${method} ${path}`;
const answered = routes.map(({ call }) => name(call));

it('every call of the contract is answered by one route, or is listed as not answered yet', () => {
  const open = new Set(notYetAnswered);
  const missing = callsOf()
    .map(({ call }) => call)
    .filter((call) => !answered.includes(name(call)) && !open.has(call.path));
  expect(missing.map(name)).toEqual([]);
  expect(answered.filter((each, i) => answered.indexOf(each) !== i)).toEqual([]);
});

it('the list of calls without an answer names only such calls', () => {
  const waiting = callsOf()
    .map(({ call }) => call)
    .filter((call) => !answered.includes(name(call)))
    .map(({ path }) => path);
  expect(notYetAnswered.filter((path) => !waiting.includes(path as never))).toEqual([]);
});

it('every route answers a call of the contract', () => {
  const known = callsOf().map(({ call }) => name(call));
  expect(answered.filter((each) => !known.includes(each))).toEqual([]);
});
