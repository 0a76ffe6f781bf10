import { useSyncExternalStore } from 'react';
import { GridRow, type GridRowProps } from './GridRow.tsx';

const noStore = { subscribe: () => () => {}, stateOf: () => '' };

/** A row that is rendered again when its state in a store changes; rows without a store have no such cost. */
export function StoredRow<Row>(props: GridRowProps<Row>) {
  const { subscribe, stateOf } = props.drawing?.store ?? noStore;
  const read = () => stateOf(props.rowKey, props.index);
  return <GridRow {...props} state={useSyncExternalStore(subscribe, read, read)} />;
}
