declare module '../../database/tables.ts' {
  interface Tables {
    readerCity: ReaderCityTable;
  }
}

/** The city that a reader ships from. */
export interface ReaderCityTable {
  tenantId: string;
  accountId: string;
  /** One of `cities.ts`. */
  city: string;
  chosenAt: Date;
}
