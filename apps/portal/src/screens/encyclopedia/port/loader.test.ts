import { harbourInfo } from '@fairway/gateway/contract/harbourInfo';
import type { LoaderArgs } from '@fairway/site';
import { expect, it } from 'vitest';
import { loader } from './loader.ts';

/** A port with as many calls either way; where nothing leaves, only arrivals. */
const reading = (search: string, departures: number) => {
  const ways: string[] = [];
  const args = {
    search: new URLSearchParams(search),
    now: () => new Date('2026-11-18T00:00:00Z'),
    send: async (call: unknown) => (call === harbourInfo.detail ? { departures, arrivals: 25 } : null),
    read: async (_: unknown, { way }: { way: string }) => {
      ways.push(way);
      return { rows: [], total: 25 };
    },
  } as unknown as LoaderArgs;
  return { ways, answer: loader(args).catch((response: unknown) => response) };
};

it('leads from a page past the end to the last one', async () => {
  const led = await reading('code=CNSHA&day=2026-11-23&page=99', 25).answer;
  expect((led as Response).headers.get('location')).toBe(
    '/wikipedia/harbourDetail?code=CNSHA&day=2026-11-23&page=3',
  );
});

it('shows the arrivals of a port without departures', async () => {
  const { ways, answer } = reading('code=CNSHA', 0);
  expect(await answer).toMatchObject({ isArrivals: true });
  expect(ways).toEqual(['departures', 'arrivals']);
});
