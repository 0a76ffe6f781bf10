import type { ListControls } from '@fairway/site';
import type { FreightData } from './loader.ts';
import type { FreightSearch } from './search.ts';

export type ResultsProps = FreightData & {
  readonly page: NonNullable<FreightData['page']>;
  /** The query of the visible rows; `search` is the requested one. */
  readonly shownSearch: FreightSearch;
  readonly controls: ListControls<FreightSearch>;
};
