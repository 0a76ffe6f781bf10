import type { Currency } from '@fairway/gateway/contract';
import type { CostCurrency, NamedWay } from '@fairway/trade';
import type { ColumnType, Generated } from 'kysely';

declare module '../../database/tables.ts' {
  interface Tables extends PlaceTables, TariffTables, SailingTables {}
}

interface PlaceTables {
  routeGroup: RouteGroupTable;
  port: PortTable;
  portTerm: PortTermTable;
  carrier: CarrierTable;
  vessel: VesselTable;
  seaRoute: SeaRouteTable;
  seaTrack: SeaTrackTable;
}

interface SailingTables {
  sailing: SailingTable;
}

interface TariffTables {
  exchangeRate: ExchangeRateTable;
  surcharge: SurchargeTable;
  surchargeRate: SurchargeRateTable;
}

interface RouteGroupTable {
  code: string;
  nameZh: string;
  nameEn: string;
  position: number;
}

interface PortTable {
  /** The code used in the trade, `CNSHA`. */
  code: string;
  /** The official UN/LOCODE, `CNSHG`. */
  locode: string;
  nameZh: string;
  nameEn: string;
  countryCode: string;
  countryZh: string;
  countryEn: string;
  zone: string;
  lat: number;
  lon: number;
  groupCode: string;
  /** The node that connects the port to the graph of sea lanes. */
  seaNode: string | null;
  containerPort: boolean;
  /** Sailings stored that call here: the rank of equal matches in search. */
  popularity: Generated<number>;
  aliases: Generated<string[]>;
  alsoKnownAs: Generated<string[]>;
  introZh: Generated<string>;
  introEn: Generated<string>;
}

interface PortTermTable {
  portCode: string;
  term: string;
  kind: 'code' | 'name' | 'word';
  grams: string[];
}

interface CarrierTable {
  code: string;
  nameZh: string;
  nameEn: string;
  alliance: string | null;
  website: string | null;
  seatZh: string | null;
  seatEn: string | null;
  /** Owner prefixes of its containers. */
  prefixes: Generated<string[]>;
  billPattern: Generated<string>;
  bookingPattern: Generated<string>;
  patternConfidence: Generated<'high' | 'medium' | 'low'>;
  introZh: Generated<string>;
  introEn: Generated<string>;
  /** The carrier's own page for tracking cargo. */
  tracking: string | null;
  phone: string | null;
  fax: string | null;
  email: string | null;
  address: string | null;
}

interface VesselTable {
  imo: string;
  name: string;
  /** Null for most ships of the registry: who runs them is not known. */
  operator: string | null;
  flagZh: string;
  flagEn: string;
  built: number | null;
  callSign: string | null;
  grossTonnage: number | null;
  netTonnage: number | null;
  deadweight: number | null;
  /** Metres, as are width and draft. */
  length: number | null;
  width: number | null;
  maxDraft: number | null;
  nominalTeu: number | null;
  /** 1 to 9 of the specification. */
  type: Generated<number>;
  statedType: string | null;
  /** ISO 3166 code. */
  flag: string | null;
  /** Carrier whose name it has. */
  namedAfter: string | null;
  /** Its name as searches compare it. */
  folded: Generated<string>;
}

interface SeaRouteTable {
  id: string;
  origin: string;
  destination: string;
  groupCode: string;
  position: number;
  /** Position among the routes that the home page quotes; null for the others. */
  referenceRank: number | null;
  onSale: Generated<boolean>;
  sample: boolean;
}

/** Lines of [lon, lat], split where they cross the date line. */
export type TrackLines = [number, number][][];

interface SeaTrackTable {
  seaRouteId: string;
  /** Port of transshipment, or empty for the direct way. */
  transitPort: string;
  nauticalMiles: number;
  /** Canals on the way: `suez`, `panama`. */
  via: string[];
  lines: ColumnType<TrackLines, string, string>;
}

/** `gp20`, `gp40` and `hq40` mean 20GP, 40GP and 40HQ: a column's name starts with a letter. */
export interface SailingTable {
  id: string;
  seaRouteId: string;
  carrierCode: string;
  vesselName: string;
  vesselImo: string | null;
  voyage: string;
  /** ISO week of departure at the port of loading, as year × 100 + week. */
  week: number;
  departure: Date;
  arrival: Date;
  transitDays: number;
  transitPort: string | null;
  /** The way named by its carrier; null where it is estimated. */
  way: Generated<NamedWay | null>;
  /** EFC, ECP, DCO, VCO, CUA, PCO, FCO, AFC of DCSA, in this order. */
  gateOpen: Date | null;
  emptyPickUp: Date | null;
  closing: Date;
  vgmCutOff: Date | null;
  customsCutOff: Date | null;
  portCutOff: Date;
  fullBoxIn: Date | null;
  manifestCutOff: Date | null;
  currency: Currency;
  priceGp20: number | null;
  priceGp40: number | null;
  priceHq40: number | null;
  demurrageDays: number | null;
  detentionDays: number | null;
  remarkZh: Generated<string>;
  remarkEn: Generated<string>;
  sample: boolean;
  updatedAt: Date;
}

/** Standard codes of the trade, with their usual values; a charge names its own. */
interface SurchargeTable {
  code: string;
  nameZh: string;
  nameEn: string;
  basis: 'CTN' | 'BL' | 'PCT';
  side: 'freight' | 'origin' | 'destination';
  position: number;
}

/** A carrier's charge on sailings that leave between two days, on a lane or in a port. */
export interface SurchargeRateTable {
  carrierCode: string;
  /** Port of loading, empty for all of them; one end is named at least. */
  origin: string;
  /** Port of discharge, empty for all of them. */
  destination: string;
  code: string;
  /** First and last day of departure at the port of loading; no last day while it is open-ended. */
  validFrom: ColumnType<Date, string, string>;
  validTo: ColumnType<Date | null, string | null, string | null>;
  /** Empty where the list of codes names it. */
  nameZh: Generated<string>;
  nameEn: Generated<string>;
  basis: 'CTN' | 'BL' | 'PCT';
  side: 'freight' | 'origin' | 'destination';
  payable: 'prepaid' | 'collect';
  /** Null for a percentage, which is in the freight's currency. */
  currency: Currency | null;
  amountGp20: number | null;
  amountGp40: number | null;
  amountHq40: number | null;
  /** Hundredths of a percent of the ocean freight. */
  basisPoints: number | null;
  /** The way whose sailings are charged; null for all. */
  way: Generated<NamedWay | null>;
  sample: boolean;
  updatedAt: Date;
  /** The import that recorded it last; null for the sample, and if none was stored. */
  csvImportId: string | null;
}

/** The value of a unit of a currency on a day. */
interface ExchangeRateTable {
  currency: CostCurrency;
  day: ColumnType<Date, string, string>;
  /** Millionths of a yuan. */
  microYuan: number;
  source: string;
  sample: boolean;
  recordedAt: Date;
}
