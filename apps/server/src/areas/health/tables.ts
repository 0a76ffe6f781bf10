declare module '../../database/tables.ts' {
  interface Tables {
    jobProgress: JobProgressTable;
    pageVersion: PageVersionTable;
  }
}

/** When any server last worked on a queue, by the clock of the database. */
export interface JobProgressTable {
  queue: string;
  at: Date;
}

/** One row: rises when something changes that drawn pages show. */
export interface PageVersionTable {
  id: true;
  version: number;
}
