import { callsOf } from '@fairway/gateway/contract/contract';
import { expect, it } from 'vitest';
import { routes } from './index.ts';

const name = ({ method, path }: { method: string; path: string }) => `${method} ${path}`;
const answered = routes.map(({ call }) => name(call));

it('every call of the contract has exactly one route', () => {
  const called = callsOf().map(({ call }) => name(call));
  expect(called.filter((each) => !answered.includes(each))).toEqual([]);
  expect(answered.filter((each, i) => answered.indexOf(each) !== i)).toEqual([]);
});

it('every route implements a call of the contract', () => {
  const known = callsOf().map(({ call }) => name(call));
  expect(answered.filter((each) => !known.includes(each))).toEqual([]);
});
