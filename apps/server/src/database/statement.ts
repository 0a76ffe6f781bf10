import type { Compilable, CompiledQuery } from 'kysely';
import type { Db } from './db.ts';

/**
 * A statement that is put together at its first run and run again with other values: for the few that every request runs,
 * whose making costs as much as their running. Its values stand in it in their order, and no other value does.
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
