import { expect, it } from 'vitest';
import { ColumnNames } from './columnNames.ts';

const at = new Date('2026-11-20T02:00:00Z');
const bytes = Buffer.from('png');

it('names the columns of every row and the keys of their JSON, and leaves other values as they are', async () => {
  const row = {
    sea_route_id: 'r1',
    publish_at: at,
    stored_bytes: bytes,
    closed_at: null,
    box_types: ['20GP'],
    cut_offs: [{ local_time: '18:00', of_port: { locode_un: 'CNSHA' } }],
    last_reason: { moved_by: 2 },
  };
  const result = { rows: [row, { ...row, sea_route_id: 'r2' }] };
  const { rows } = await new ColumnNames().transformResult({ result, queryId: { queryId: 'q' } });
  expect(rows).toEqual(
    ['r1', 'r2'].map((seaRouteId) => ({
      ...{ seaRouteId, publishAt: at, storedBytes: bytes, closedAt: null, boxTypes: ['20GP'] },
      cutOffs: [{ localTime: '18:00', ofPort: { locodeUn: 'CNSHA' } }],
      lastReason: { movedBy: 2 },
    })),
  );
});

it('returns a result without rows as it is', async () => {
  const result = { rows: [], numAffectedRows: 3n };
  expect(await new ColumnNames().transformResult({ result, queryId: { queryId: 'q' } })).toBe(result);
});
