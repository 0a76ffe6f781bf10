import type { Compilable, CompiledQuery } from 'kysely';
import type { Db } from './db.ts';

/**
 * A statement that is built at its first run and run again with other values: for the few of every request, which cost
 * as much to build as to run. Its values are in order, and it has no other values.
 */
export function statement<Values extends readonly unknown[], Row>(
  build: (db: Db, ...values: Values) => Compilable<Row>,
) {
  let made: CompiledQuery<Row> | undefined;
  return async (db: Db, ...values: Values): Promise<Row[]> => {
    made ??= build(db, ...values).compile();
    const { rows } = await db.executeQuery<Row>({ ...made, parameters: values });
    return rows;
  };
}
