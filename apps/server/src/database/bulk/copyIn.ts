import type pg from 'pg';

type Connection = pg.Connection & {
  sendCopyFromChunk(chunk: Buffer): void;
  endCopyFrom(): void;
};

/**
 * `COPY … FROM STDIN` as the cursor of Kysely's PostgreSQL dialect: a cursor is the only kind of query that Kysely
 * passes to `pg` unchanged.
 */
export class CopyIn {
  readonly #statement: string;
  readonly #lines: string;
  readonly #done = Promise.withResolvers<void>();

  constructor(statement: string, [lines = '']: unknown[]) {
    this.#statement = statement;
    this.#lines = String(lines);
    // The failure is reported by `read`.
    this.#done.promise.catch(() => {});
  }

  submit(connection: pg.Connection): void {
    connection.query(this.#statement);
  }
  handleCopyInResponse(connection: Connection): void {
    connection.sendCopyFromChunk(Buffer.from(this.#lines));
    connection.endCopyFrom();
  }
  handleError(error: Error): void {
    this.#done.reject(error);
  }
  handleReadyForQuery(): void {
    this.#done.resolve();
  }
  handleCommandComplete(): void {}

  /** Waits for the end; there are no rows. */
  async read(): Promise<never[]> {
    await this.#done.promise;
    return [];
  }
  async close(): Promise<void> {}
}
