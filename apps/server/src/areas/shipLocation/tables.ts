declare module '../../database/tables.ts' {
  interface Tables {
    heardPosition: HeardPositionTable;
  }
}

/** What AIS said of a ship when it was last asked; without an instant where it had not heard it. */
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
