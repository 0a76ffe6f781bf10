import {
  CamelCasePlugin,
  type IdentifierNode,
  type PluginTransformQueryArgs,
  type PluginTransformResultArgs,
  PostgresDialect,
  PostgresQueryCompiler,
  type QueryResult,
  type RootOperationNode,
  type UnknownRow,
} from 'kysely';

/** Names in camelCase for the code, and in snake_case for the database. */
export class ColumnNames extends CamelCasePlugin {
  /** The names of a statement are written by its compiler (`NamingDialect`): to copy its tree costs more than to compile it. */
  override transformQuery({ node }: PluginTransformQueryArgs): RootOperationNode {
    return node;
  }

  /** The rows of a result have the same columns, so their names are mapped once, not in each row. */
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

  /** The name of a table or column in the database. */
  inDatabase(name: string): string {
    return this.snakeCase(name);
  }

  #mapValue(value: unknown): unknown {
    if (Array.isArray(value)) return value.map((item) => (isJsonObject(item) ? this.mapRow(item) : item));
    return isJsonObject(value) ? this.mapRow(value) : value;
  }
}

/** PostgreSQL's dialect that writes the names of the code as those of the database. */
export class NamingDialect extends PostgresDialect {
  override createQueryCompiler(): PostgresQueryCompiler {
    return new NamingCompiler();
  }
}

/** Names of both sides, for the plugin and the compiler. */
export const columnNames = new ColumnNames();
/** Tables and columns are few, and each is written by most statements. */
const quotedNames = new Map<string, string>();

class NamingCompiler extends PostgresQueryCompiler {
  protected override visitIdentifier({ name }: IdentifierNode): void {
    let quotedName = quotedNames.get(name);
    if (quotedName === undefined) {
      quotedName = `"${this.sanitizeIdentifier(columnNames.inDatabase(name))}"`;
      quotedNames.set(name, quotedName);
    }
    this.append(quotedName);
  }
}

function isJsonObject(value: unknown): value is UnknownRow {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}
