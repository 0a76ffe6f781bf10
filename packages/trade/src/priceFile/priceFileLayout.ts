/**
 * Fields that a column of a carrier's price file can have. Names are those of the table of sailings where it has the
 * column. `check` holds what a person has to compare before the line is imported.
 */
export const priceFileFields = [
  'origin',
  'destination',
  'route',
  'carrier',
  'vessel',
  'voyage',
  'vessel_voyage',
  'departure',
  'arrival',
  'transit_days',
  'transit_port',
  'closing',
  'port_cut_off',
  'vgm_cut_off',
  'customs_cut_off',
  'manifest_cut_off',
  'gate_open',
  'price_20gp',
  'price_40gp',
  'price_40hq',
  'price_40',
  'prices',
  'currency',
  'valid_from',
  'valid_to',
  'validity',
  'demurrage_days',
  'detention_days',
  'remark',
  'check',
] as const;
export type PriceFileField = (typeof priceFileFields)[number];

/** The columns of a message as a price file. Its other words are of a chat, and no remark for shippers. */
export const messageColumns = [
  'origin',
  'destination',
  'carrier',
  'currency',
  'price_20gp',
  'price_40gp',
  'price_40hq',
  'valid_from',
  'valid_to',
  'transit_port',
  'detention_days',
  'check',
] as const satisfies readonly PriceFileField[];

/** Values for a whole file that has no column for them. */
export const priceFileConstants = [
  'origin',
  'carrier',
  'currency',
  'valid_from',
  'valid_to',
  'clock',
] as const;
export type PriceFileConstant = (typeof priceFileConstants)[number];

/** How a file is read: where its header is, and what its columns hold. */
export interface PriceFileLayout {
  /** The number of the header's row, from 1. */
  readonly headerRow: number;
  /** One for each column; null for a column that is not read. */
  readonly columns: readonly (PriceFileField | null)[];
  /** `clock` is the time of day of dates without one, `12:00`. */
  readonly constants: Readonly<Partial<Record<PriceFileConstant, string>>>;
  /** Codes of ports and carriers by the names that a person chose them for. */
  readonly names: Readonly<Record<string, string>>;
  /** Which comes first in `4/12/2026`; null holds such dates for a person. */
  readonly slashDates: 'day' | 'month' | null;
}

/** Why a person has to look at a cell. */
export const priceFileDoubts = [
  'harbour',
  'severalPorts',
  'carrier',
  'severalCarriers',
  'vesselVoyage',
  'time',
  'dayMonth',
  'validity',
  'transit',
  'amount',
  'currency',
  'amountCurrency',
  'freeDays',
  'check',
] as const;
export type PriceFileDoubt = (typeof priceFileDoubts)[number];

export interface DoubtfulCell {
  readonly column: string;
  readonly rule: PriceFileDoubt;
  readonly value: string;
}
