import type { audit } from '@fairway/gateway/contract/audit';
import type { auth } from '@fairway/gateway/contract/auth';
import type { Call } from '@fairway/gateway/contract/call';
import type { freight } from '@fairway/gateway/contract/freight';
import type { subscribe } from '@fairway/gateway/contract/subscribe';
import { expectTypeOf, test } from 'vitest';
import type { Committed, Handling, read, readByPost, write, writeInSteps } from './answer.ts';
import type { Member, Staff, Visitor } from './caller.ts';

type Logout = Handling<typeof auth.logout>;
type Search = Handling<typeof freight.selectSailings>;
type Trial = Handling<typeof subscribe.startTrial>;

test('a handler is given whom policy let through', () => {
  expectTypeOf<Logout['caller']>().toEqualTypeOf<Member>();
  expectTypeOf<Search['caller']>().toEqualTypeOf<Visitor | Member>();
  expectTypeOf<Handling<typeof audit.selectPage>['caller']>().toEqualTypeOf<Staff>();
  expectTypeOf<Trial['caller']>().toEqualTypeOf<Member>();
});

test('a handler refuses with what its call declares, and with what any call can meet', () => {
  type Codes = Parameters<Trial['refuse']>[0];
  expectTypeOf<'trialUsed' | 'tooManyRequests'>().toExtend<Codes>();
  expectTypeOf<'orderNotFound'>().not.toExtend<Codes>();
  expectTypeOf<'trialUsed'>().not.toExtend<Parameters<Logout['refuse']>[0]>();
});

test('a handler fits its own call alone', () => {
  const start = async (handling: Trial) => handling.refuse('trialUsed');
  expectTypeOf(start).toExtend<Parameters<typeof write<typeof subscribe.startTrial>>[1]>();
  expectTypeOf(start).not.toExtend<Parameters<typeof write<typeof auth.logout>>[1]>();
  // A function for all calls can neither assume a member nor refuse with a call's own code.
  expectTypeOf<Trial>().not.toExtend<Handling<Call>>();
});

test('a POST is a write, or states why it reads, and a write in steps ends with its commit', () => {
  type Commits = Parameters<typeof writeInSteps<typeof auth.logout>>[1];
  expectTypeOf<typeof auth.logout>().toExtend<Parameters<typeof write>[0]>();
  expectTypeOf<typeof auth.logout>().not.toExtend<Parameters<typeof read>[0]>();
  expectTypeOf<typeof audit.selectPage>().toExtend<Parameters<typeof read>[0]>();
  expectTypeOf<typeof audit.selectPage>().not.toExtend<Parameters<typeof write>[0]>();
  expectTypeOf<typeof audit.selectPage>().not.toExtend<Parameters<typeof readByPost>[0]>();
  expectTypeOf<() => Promise<Committed<null>>>().toExtend<Commits>();
  expectTypeOf<() => Promise<null>>().not.toExtend<Commits>();
  expectTypeOf<() => Promise<{ data: null }>>().not.toExtend<Commits>();
});
