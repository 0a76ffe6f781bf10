import type { IntentionState } from '@fairway/gateway/contract/listings/intentions';
import type { Language } from '@fairway/gateway/contract/texts';
import type { CargoClause, GoodsClass, InsuredCurrency, ValueBasis } from '@fairway/trade';
import type { ColumnType, Generated } from 'kysely';

type Nullable<T> = ColumnType<T | null, T | null | undefined, T | null>;

declare module '../../database/tables.ts' {
  interface Tables {
    insurer: InsurerTable;
    insuranceIntention: InsuranceIntentionTable;
    insuranceEvent: InsuranceEventTable;
  }
}

/** An insurer, as the office keeps it. */
export interface InsurerTable {
  id: string;
  position: number;
  nameZh: string;
  nameEn: string;
  phone: string;
  addressZh: string;
  addressEn: string;
  /** Calendar day. */
  establishedOn: string;
  /** Fen. */
  registeredCapital: number;
  solvencyPercent: number;
  riskRating: 'AAA' | 'AA' | 'A' | 'BBB' | 'BB' | 'B' | 'C' | 'D';
  /** `2026Q3`. */
  solvencyQuarter: string;
  introZh: string;
  introEn: string;
  shown: Generated<boolean>;
  sample: Generated<boolean>;
  updatedAt: Date;
}

/** An intention to insure a cargo. Visitors may send one, so it belongs to an account only if one was logged in. */
export interface InsuranceIntentionTable {
  id: string;
  intentionNo: string;
  tenantId: Nullable<string>;
  accountId: Nullable<string>;
  companyName: string;
  location: string;
  address: string;
  contactName: string;
  phone: string;
  email: string;
  goodsClass: GoodsClass;
  goods: string;
  clause: CargoClause;
  war: boolean;
  strikes: boolean;
  basis: ValueBasis;
  /** Minor units of the currency, as are freight, insured amount, estimate and quotation. */
  value: number;
  freight: Nullable<number>;
  currency: InsuredCurrency;
  /** Of 1,000,000 parts of the insured amount. */
  rate: number;
  insured: number;
  estimate: number;
  least: boolean;
  /** Places as typed, and the calendar day of sailing; empty where they were left out. */
  origin: Generated<string>;
  destination: Generated<string>;
  sailsOn: Generated<string>;
  insurerId: Nullable<string>;
  remark: string;
  /** The language of messages to the sender. */
  language: Language;
  state: Generated<IntentionState>;
  quote: Nullable<number>;
  reply: Generated<string>;
  assignedTo: Nullable<string>;
  createdAt: Date;
  /** When the state last changed. */
  changedAt: Date;
  /** The time of the last change, notes excluded. */
  touchedAt: Date;
}

/** Events of an intention; rows are only added. */
export interface InsuranceEventTable {
  id: string;
  intentionId: string;
  at: Date;
  what: 'received' | 'assigned' | 'moved' | 'noted' | 'withdrawn';
  state: Nullable<IntentionState>;
  staffName: Nullable<string>;
  text: Generated<string>;
}
