declare module '../../database/tables.ts' {
  interface Tables {
    heardPosition: HeardPositionTable;
  }
}

/** The AIS report of a ship at the last query; without an instant where AIS had none. */
interface HeardPositionTable {
  imo: string;
  askedAt: Date;
  heardAt: Date | null;
  lon: number | null;
  lat: number | null;
  speed: number | null;
  course: number | null;
}

export {};
