import { ChevronRight } from 'lucide-react';
import { type KeyboardEvent, useMemo } from 'react';
import { useStable } from '../../../../hooks/useStable.ts';
import { useMessages } from '../../../../provider/UiProvider.tsx';
import { Icon } from '../../../media/Icon/Icon.tsx';
import type { GridHandle, GridPlug } from '../machine/gridPlug.ts';
import { isRtl } from '../machine/isRtl.ts';
import * as cells from '../parts/gridCells.css.ts';
import * as styles from './plugs.css.ts';
import type { TreeEntry } from './treeEntries.ts';

interface Options<Row> {
  readonly entries: readonly TreeEntry<Row>[];
  /** Column with the arrows; unless given, the one whose `priority` is `title`. */
  readonly column: string | undefined;
  /** Names a row in its arrow. */
  readonly nameOf: (row: Row) => string;
  readonly toggle: (key: string) => void;
  readonly isGroup: (row: Row) => boolean;
}

/** Rows with levels and arrows, and the keys of a treegrid by the ARIA Authoring Practices. */
export function useTree<Row>({ entries, column, nameOf, toggle, isGroup }: Options<Row>): GridPlug<Row> {
  const t = useMessages().dataGrid;
  const name = useStable(nameOf);
  const groups = useStable(isGroup);
  const onToggle = useStable(toggle);
  return useMemo(() => {
    const isBranchColumn = (each: { readonly key: string; readonly priority?: string }) =>
      column === undefined ? each.priority === 'title' : each.key === column;
    const entryAt = (index: number, row: Row) => {
      const entry = entries[index];
      return entry?.row === row ? entry : undefined;
    };
    return {
      role: 'treegrid',
      draw: {
        row(row, index) {
          const entry = entryAt(index, row);
          if (!entry) return {};
          return {
            'aria-level': entry.level,
            'aria-posinset': entry.place,
            'aria-setsize': entry.count,
            'aria-expanded': entry.isExpanded,
            'data-group': groups(row) || undefined,
          };
        },
        cell(cell, place) {
          const entry = entryAt(place.index, place.row);
          if (!entry || !isBranchColumn(place.column)) return cell;
          const { level, isExpanded } = entry;
          const content = (
            <span className={styles.branch} style={{ paddingInlineStart: `${(level - 1) * indent}px` }}>
              {isExpanded === undefined ? (
                <span className={styles.leaf} />
              ) : (
                <button
                  type="button"
                  tabIndex={-1}
                  data-tool="branch"
                  aria-expanded={isExpanded}
                  aria-label={(isExpanded ? t.collapse : t.expand)(name(place.row))}
                  className={cells.expand}
                >
                  <Icon icon={ChevronRight} directional />
                </button>
              )}
              <span className={styles.branchText}>{cell.content}</span>
            </span>
          );
          return { ...cell, content };
        },
      },
      onClick(event, grid) {
        const branch = event.target instanceof Element && event.target.closest('[data-tool="branch"]');
        const entry = branch ? entries[grid.placeOf(branch)?.row ?? -1] : undefined;
        if (!entry) return;
        event.preventDefault();
        onToggle(entry.key);
      },
      onKeyDown(event, grid) {
        const entry = entries[grid.active.row];
        const at = grid.columns.findIndex((laid) => isBranchColumn(laid.column)) + grid.tools;
        if (entry && grid.active.column === at) walkBranch(event, entry, grid, onToggle);
      },
    };
  }, [entries, column, t, name, groups, onToggle]);
}

/** Px for a level. */
const indent = 20;

/** Sideways arrows in the column of the arrows: open and close a row, and go to its parent. */
function walkBranch<Row>(
  event: KeyboardEvent<HTMLElement>,
  entry: TreeEntry<Row>,
  grid: GridHandle<Row>,
  toggle: (key: string) => void,
): void {
  const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
  if (event.defaultPrevented || ctrlKey || metaKey || altKey || shiftKey) return;
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return;
  const opens = (key === 'ArrowRight') !== isRtl(grid.table);
  if (entry.isExpanded === !opens) toggle(entry.key);
  else if (!opens && entry.parent >= 0) grid.focus({ row: entry.parent, column: grid.active.column });
  else return;
  event.preventDefault();
}
