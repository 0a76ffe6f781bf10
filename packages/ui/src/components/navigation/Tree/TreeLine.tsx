import { ChevronRight } from 'lucide-react';
import type { HTMLAttributes, KeyboardEvent } from 'react';
import { useMessages } from '../../../provider/UiProvider.tsx';
import { Spinner } from '../../feedback/Spinner/Spinner.tsx';
import { Highlight } from '../../inputs/Combobox/Highlight.tsx';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx';
import { Icon } from '../../media/Icon/Icon.tsx';
import type { Aim } from './moveNode.ts';
import * as styles from './Tree.css.ts';
import type { TreeLine as Placed } from './visible.ts';

interface TreeLineProps {
  line: Placed;
  isCurrent: boolean;
  /** Whether Tab leads here. */
  entry: boolean;
  /** It is on its way to another place. */
  isMoving: boolean;
  /** The drop position of the dragged node on this line. */
  over: Aim | undefined;
  /** State of loading its children. */
  branch: 'loading' | 'failed' | undefined;
  keyword: string;
  drag: HTMLAttributes<HTMLDivElement> | undefined;
  keep: (element: HTMLDivElement | null) => void;
  onKeyDown: (event: KeyboardEvent<HTMLDivElement>) => void;
  onPress: () => void;
  onFold: () => void;
}

/** One node, with its arrow, its name and the content at its end. */
export function TreeLine({
  line,
  isCurrent,
  entry,
  isMoving,
  over,
  branch,
  keyword,
  drag,
  keep,
  onKeyDown,
  onPress,
  onFold,
}: TreeLineProps) {
  const { tree: t } = useMessages();
  const { node, level, place, siblings, open } = line;
  return (
    <div
      ref={keep}
      role="treeitem"
      aria-level={level}
      aria-posinset={place}
      aria-setsize={siblings}
      aria-selected={isCurrent}
      aria-expanded={open}
      aria-busy={branch === 'loading' || undefined}
      data-held={isMoving || undefined}
      data-over={over}
      data-node={node.id}
      tabIndex={entry ? 0 : -1}
      className={styles.line}
      style={{ paddingInlineStart: `${(level - 1) * 20 + 4}px` }}
      {...drag}
      onKeyDown={onKeyDown}
      onClick={(event) => {
        // The arrow folds, by pointer alone; keys fold by arrows on the line.
        if ((event.target as Element).closest('[data-fold]')) onFold();
        else onPress();
      }}
    >
      {branch === 'loading' ? (
        <span className={styles.fold}>
          <Spinner label="" />
        </span>
      ) : open === undefined ? (
        <span className={styles.fold} />
      ) : (
        <span className={styles.fold} data-fold="" data-open={open || undefined}>
          <Icon icon={ChevronRight} size={16} directional />
        </span>
      )}
      <span className={styles.name}>
        <Highlight text={node.name} keyword={keyword} />
      </span>
      {branch === 'failed' ? <span className={styles.failed}>{t.branchFailed}</span> : null}
      {node.end === undefined ? null : (
        <span className={styles.end} aria-hidden={node.endLabel === undefined ? undefined : true}>
          {node.end}
        </span>
      )}
      {node.endLabel === undefined ? null : <VisuallyHidden>{node.endLabel}</VisuallyHidden>}
    </div>
  );
}
