import { freight } from '@fairway/gateway/contract/freight';
import { sampleSailingsPage, sampleWeekPrices } from '@fairway/gateway/mock';
import { expect, it } from 'vitest';
import { loader, queryOf } from './loader.ts';

const now = new Date('2026-11-20T04:00:00Z');
// The calendar's week is 48; this route has its first sailing that can be booked a week later.
const weeks = sampleWeekPrices().map((each, index) => ({ ...each, bookable: index < 2 ? 0 : 4 }));

function load(address: string) {
  const queries: object[] = [];
  const send = async (call: object, { query }: { query: object }) => {
    if (call === freight.selectWeekPrices) return { access: 'open', weeks };
    if (call === freight.selectSailings) queries.push(query);
    return call === freight.selectSailings
      ? sampleSailingsPage({ total: 22, departures: 6 })
      : { followed: false };
  };
  const read = (of: { fetch(search: object, by: unknown): unknown }, search: object) =>
    of.fetch(search, send);
  const args = { search: new URLSearchParams(address), now: () => now, send, read };
  return loader(args as never).then(({ search }) => ({ search, queries }));
}

it('an address without a week shows the first week that its route can be booked for', async () => {
  const { search, queries } = await load('origin=CNSHA&destination=USLAX');
  expect(search.week).toBe('2026-W49');
  expect(queries).toMatchObject([{ week: '2026-W49' }]);
});

it('an address with a week shows that week', async () => {
  const { search } = await load('origin=CNSHA&destination=USLAX&week=2026-W48');
  expect(search.week).toBe('2026-W48');
});

it('an address past the last page of departures leads to the last one, however many carriers share a vessel', async () => {
  const address = 'origin=CNSHA&destination=USLAX&week=2026-W48&page=2';
  const redirect = await load(address).catch((response: Response) => response);
  expect(redirect).toBeInstanceOf(Response);
  expect((redirect as Response).headers.get('location')).not.toContain('page=');
});

it('a page that the server renders keeps an address without a week, whose week the loader finds', () => {
  const queryAt = (address: string) => queryOf(new URLSearchParams(address), now);
  expect(queryAt('origin=cnsha&destination=USLAX&utm=x')).toBe('origin=CNSHA&destination=USLAX');
  expect(queryAt('origin=CNSHA&destination=USLAX&week=2026-W48')).toContain('week=2026-W48');
});
