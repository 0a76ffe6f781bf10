import { freight } from '@fairway/gateway/contract/freight';
import { expect, it } from 'vitest';
import { type Member, visitor } from './caller.ts';
import { readShared } from './sharedReads.ts';

const db = {};
const member = { kind: 'member' } as Member;
const toRotterdam = { origin: 'CNSHA', destination: 'NLRTM' };
const toLosAngeles = { origin: 'CNSHA', destination: 'USLAX' };

/** A call whose reads the test ends itself. */
function sharedCall() {
  const reads: PromiseWithResolvers<never>[] = [];
  const route = readShared(freight.selectSailings, () => {
    const running = Promise.withResolvers<never>();
    reads.push(running);
    return running.promise;
  });
  const send = (query: object, caller: object = visitor) => route.handle({ query, caller, db } as never);
  const end = (index: number, data: string) => reads[index]?.resolve(data as never);
  return { reads, send, end };
}

it('visitors who send the same query at the same moment share one read', async () => {
  const { reads, send, end } = sharedCall();
  const both = [send(toRotterdam), send(toRotterdam)];
  end(0, 'sailings');
  expect(await Promise.all(both)).toEqual(['sailings', 'sailings']);
  expect(reads).toHaveLength(1);
});

it('a query is read again once the read before it has ended', async () => {
  const { send, end } = sharedCall();
  const before = send(toRotterdam);
  end(0, 'before');
  await before;
  const after = send(toRotterdam);
  end(1, 'after');
  expect(await after).toBe('after');
});

it('other queries, and members, have their own reads', async () => {
  const { reads, send, end } = sharedCall();
  const all = [send(toRotterdam), send(toLosAngeles), send(toRotterdam, member), send(toRotterdam, member)];
  for (const index of all.keys()) end(index, `read ${index}`);
  expect(await Promise.all(all)).toEqual(['read 0', 'read 1', 'read 2', 'read 3']);
  expect(reads).toHaveLength(4);
});

it('a failed read fails for those who wait for it, and for nobody else', async () => {
  const { reads, send, end } = sharedCall();
  const both = [send(toRotterdam), send(toRotterdam)];
  reads[0]?.reject(new Error('the database is away'));
  const outcomes = await Promise.allSettled(both);
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  const later = send(toRotterdam);
  end(1, 'sailings');
  expect(await later).toBe('sailings');
});
