import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { distributionColumns, distributions } from './distribution.ts';

/** The tables that a source inserts rows into, or changes them where they exist, by all columns of one object. */
function wholeUpserts(source: string): string[] {
  const upsert =
    /insertInto\('(\w+)'\)(?:(?!insertInto|execute).)*?\.values\((\w+)\)(?:(?!insertInto|execute).)*?doUpdateSet\(\2\)/gs;
  return [...source.matchAll(upsert)].map(([, table = '']) =>
    table.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
  );
}

it('reads the upserts of a source', () => {
  const source = `db.insertInto('readerCity').values(row).onConflict((c) => c.column('id').doUpdateSet(row)).execute();
    db.insertInto('session').values({ id, ...row }).onConflict((c) => c.column('id').doUpdateSet(row)).execute();`;
  expect(wholeUpserts(source)).toEqual(['reader_city']);
});

it('no upsert sets the column that spreads its table, which Citus refuses', () => {
  const folder = join(import.meta.dirname, '../..');
  const upserts = globSync('**/*.ts', { cwd: folder, exclude: ['**/*.test.ts'] }).flatMap((file) =>
    wholeUpserts(readFileSync(join(folder, file), 'utf8')).map((table) => ({ file, table })),
  );
  expect(upserts.filter(({ table }) => (distributions[table] ?? '') in distributionColumns)).toEqual([]);
});
