import type { ListControls } from '@fairway/site';
import type { FreightData } from './loader.ts';
import type { FreightSearch } from './search.ts';

export type Found = FreightData & {
  readonly found: NonNullable<FreightData['found']>;
  /** The query of the visible rows; `search` is the requested one. */
  readonly shown: FreightSearch;
  readonly hand: ListControls<FreightSearch>;
};
