import { CamelCasePlugin, type PluginTransformResultArgs, type QueryResult, type UnknownRow } from 'kysely';

/** Names columns in camelCase. The rows of a result have the same columns, so their names are mapped once, not in each row. */
export class ColumnNames extends CamelCasePlugin {
  override async transformResult({ result }: PluginTransformResultArgs): Promise<QueryResult<UnknownRow>> {
    const [first] = result.rows;
    if (!first) return result;
    const columns = Object.keys(first).map((column) => [column, this.camelCase(column)] as const);
    // A copy of a row with all its properties is faster than a row that grows.
    const empty = Object.fromEntries(columns.map(([, name]) => [name, null]));
    const rows = result.rows.map((row) => {
      const named: UnknownRow = { ...empty };
      for (const [column, name] of columns) named[name] = this.#mapValue(row[column]);
      return named;
    });
    return { ...result, rows };
  }

  #mapValue(value: unknown): unknown {
    if (Array.isArray(value)) return value.map((item) => (isJsonObject(item) ? this.mapRow(item) : item));
    return isJsonObject(value) ? this.mapRow(value) : value;
  }
}

function isJsonObject(value: unknown): value is UnknownRow {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}
