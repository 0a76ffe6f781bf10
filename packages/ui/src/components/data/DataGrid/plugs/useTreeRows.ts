import { useMemo, useState } from 'react';
import { useStable } from '../../../../hooks/useStable.ts';
import { listOf } from '../../../../provider/listOf.ts';
import type { GridPlug } from '../machine/gridPlug.ts';
import { treeEntries } from './treeEntries.ts';
import { useTree } from './useTree.tsx';

export interface TreeRowsOptions<Row> {
  /** Rows of the first level. */
  rows: readonly Row[];
  /** Returns a key that is unique in the whole tree. */
  rowKey: (row: Row) => string;
  /** Names a row in its arrow. */
  rowName: (row: Row) => string;
  childrenOf: (row: Row) => readonly Row[] | null | undefined;
  /** Column with the arrows; unless given, the one whose `priority` is `title`. */
  column?: string;
  /** Keys of expanded rows; left out, the hook keeps them. */
  expanded?: ReadonlySet<string>;
  /** Receives the keys after a row was expanded or collapsed. */
  onExpandedChange?: (expanded: ReadonlySet<string>) => void;
  /** Sorts or filters the rows of one parent; keep its identity between renders. */
  arrange?: (siblings: readonly Row[]) => readonly Row[];
}

export interface TreeRows<Row> {
  /** The visible rows, for the grid. */
  readonly rows: readonly Row[];
  readonly plug: GridPlug<Row>;
}

const none: ReadonlySet<string> = new Set();

/** Rows with children, of which the grid draws the visible ones, however many there are. */
export function useTreeRows<Row>(options: TreeRowsOptions<Row>): TreeRows<Row> {
  const { onExpandedChange, arrange, column, rowName } = options;
  const [ownExpanded, setOwnExpanded] = useState(none);
  const expanded = options.expanded ?? ownExpanded;
  const keyOf = useStable(options.rowKey);
  const childrenOf = useStable(options.childrenOf);
  const roots = useMemo(() => listOf(options.rows), [options.rows]);
  const entries = useMemo(
    () => treeEntries({ rows: roots, keyOf, childrenOf, isExpanded: (key) => expanded.has(key), arrange }),
    [roots, keyOf, childrenOf, expanded, arrange],
  );
  const rows = useMemo(() => entries.map(({ row }) => row), [entries]);
  const plug = useTree({
    entries,
    column,
    nameOf: rowName,
    isGroup: noGroup,
    toggle(key) {
      const next = new Set(expanded);
      if (!next.delete(key)) next.add(key);
      setOwnExpanded(next);
      onExpandedChange?.(next);
    },
  });
  return { rows, plug };
}

const noGroup = () => false;
