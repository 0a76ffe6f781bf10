import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/index.ts';
import { canBeBooked, closedBy } from './departures.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const at = (day: number) => new Date(`2026-11-${day}T10:00:00.000Z`);
const sailing = { closing: at(20), portCutOff: at(22), departure: at(24) };

it.each([
  ['2026-11-20T09:59:59Z', null],
  ['2026-11-20T10:00:00Z', 'documentsClosed'],
  ['2026-11-22T10:00:00Z', 'portClosed'],
  ['2026-11-24T10:00:00Z', 'departed'],
  ['2027-01-01T00:00:00Z', 'departed'],
] as const)('at %s a sailing is closed by %s, for rows and for statements', async (instant, by) => {
  const now = new Date(instant);
  expect(closedBy(sailing, now)).toBe(by);
  const { closing, portCutOff, departure } = sailing;
  const { rows } = await sql<{ isOpen: boolean }>`
    select ${canBeBooked(now)} as is_open
    from (values (${closing}::timestamptz, ${portCutOff}::timestamptz, ${departure}::timestamptz))
      as sailing (closing, port_cut_off, departure)`.execute(server.db);
  expect(rows).toEqual([{ isOpen: by === null }]);
});
