import { expect, it } from 'vitest';
import { createTestDatabase } from '../../testing/database.ts';
import { createClient } from '../db.ts';
import { distributeTables, groupsOf, targetsFirst } from './distributeTables.ts';

const foreignKeys = [
  { table: 'route', target: 'port' },
  { table: 'port', target: 'group' },
  { table: 'payment', target: 'order' },
  { table: 'refund', target: 'payment' },
  { table: 'department', target: 'department' },
];

it('distributes a table after those that it refers to', () => {
  expect(targetsFirst(['route', 'port', 'group'], foreignKeys)).toEqual(['group', 'port', 'route']);
  expect(targetsFirst(['department', 'refund'], foreignKeys)).toEqual(['department', 'refund']);
});

it('distributes tables that refer to each other in one transaction', () => {
  expect(groupsOf(['refund', 'order', 'session', 'payment', 'department'], foreignKeys)).toEqual([
    ['session'],
    ['refund', 'order', 'payment'],
    ['department'],
  ]);
});

it('refuses a database without Citus, and changes nothing', async () => {
  const database = await createTestDatabase();
  const client = createClient(database.url);
  await client.connect();
  const lines: string[] = [];
  await expect(distributeTables(client, (line) => lines.push(line))).rejects.toThrow(
    'This database has no Citus: install Citus 13 on every node',
  );
  expect(lines).toEqual([]);
  await client.end();
  await database.drop();
});
