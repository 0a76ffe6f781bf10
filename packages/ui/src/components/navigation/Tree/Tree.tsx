import { ChevronRight } from 'lucide-react';
import { type HTMLAttributes, type KeyboardEvent, type Ref, useEffect, useRef, useState } from 'react';
import { classes } from '../../../provider/classes.ts';
import { Icon } from '../../media/Icon/Icon.tsx';
import * as styles from './Tree.css.ts';
import { type TreeLine, type TreeNode, treeStep, typedLine, visibleLines } from './visible.ts';

export interface TreeProps extends Omit<HTMLAttributes<HTMLDivElement>, 'onSelect' | 'children'> {
  ref?: Ref<HTMLDivElement>;
  /** Names the tree. */
  label: string;
  /** What stands at the top, each with what is below it. */
  nodes: readonly TreeNode[];
  /** Id of the chosen one. */
  selected: string | null;
  /** One was chosen, by press, Enter or space. */
  onSelect: (id: string) => void;
}

/** Letters typed within this many ms of each other belong to one word. */
const wordPause = 600;

/** A tree to choose one thing from: arrows move, open and close, letters find (ARIA practices, tree view). */
export function Tree({ label, nodes, selected, onSelect, className, ...rest }: TreeProps) {
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const lines = visibleLines(nodes, closed);
  const [looked, setLooked] = useState<string | null>(null);
  const here = (id: string | null) => lines.some(({ node }) => node.id === id);
  const entry = here(looked) ? looked : here(selected) ? selected : (lines[0]?.node.id ?? null);
  const items = useRef(new Map<string, HTMLDivElement>());
  const typed = useRef({ text: '', timer: 0 as unknown as ReturnType<typeof setTimeout> });
  useEffect(() => () => clearTimeout(typed.current.timer), []);

  const look = (id: string) => {
    setLooked(id);
    items.current.get(id)?.focus();
  };
  const fold = (id: string, shut: boolean) =>
    setClosed((before) => {
      const after = new Set(before);
      if (shut) after.add(id);
      else after.delete(id);
      return after;
    });

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>, at: string) => {
    if (event.target !== event.currentTarget || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      onSelect(at);
      return;
    }
    const rtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const step = treeStep(lines, at, event.key, rtl ? 'ArrowLeft' : 'ArrowRight');
    if (step) {
      event.preventDefault();
      if ('go' in step) look(step.go);
      else if ('open' in step) fold(step.open, false);
      else fold(step.close, true);
      return;
    }
    if (event.key.length !== 1) return;
    const word = typed.current;
    word.text += event.key;
    clearTimeout(word.timer);
    word.timer = setTimeout(() => {
      word.text = '';
    }, wordPause);
    const found = typedLine(lines, at, word.text);
    if (found) look(found);
  };

  return (
    <div role="tree" aria-label={label} className={classes(styles.tree, className)} {...rest}>
      {lines.map((line) => (
        <Line
          key={line.node.id}
          line={line}
          chosen={line.node.id === selected}
          entry={line.node.id === entry}
          keep={(element) => {
            if (element) items.current.set(line.node.id, element);
            else items.current.delete(line.node.id);
          }}
          onKeyDown={(event) => onKeyDown(event, line.node.id)}
          onPress={() => {
            setLooked(line.node.id);
            onSelect(line.node.id);
          }}
          onFold={() => fold(line.node.id, line.open === true)}
        />
      ))}
    </div>
  );
}

interface LineProps {
  line: TreeLine;
  chosen: boolean;
  /** Whether Tab leads here. */
  entry: boolean;
  keep: (element: HTMLDivElement | null) => void;
  onKeyDown: (event: KeyboardEvent<HTMLDivElement>) => void;
  onPress: () => void;
  onFold: () => void;
}

function Line({ line, chosen, entry, keep, onKeyDown, onPress, onFold }: LineProps) {
  const { node, level, place, siblings, open } = line;
  return (
    <div
      ref={keep}
      role="treeitem"
      aria-level={level}
      aria-posinset={place}
      aria-setsize={siblings}
      aria-selected={chosen}
      aria-expanded={open}
      tabIndex={entry ? 0 : -1}
      className={styles.line}
      style={{ paddingInlineStart: `${(level - 1) * 20 + 4}px` }}
      onKeyDown={onKeyDown}
      onClick={(event) => {
        // The arrow folds, by pointer alone; keys fold by arrows on the line.
        if ((event.target as Element).closest('[data-fold]')) onFold();
        else onPress();
      }}
    >
      {open === undefined ? (
        <span className={styles.fold} />
      ) : (
        <span className={styles.fold} data-fold="" data-open={open || undefined}>
          <Icon of={ChevronRight} size={16} directional />
        </span>
      )}
      <span className={styles.name}>{node.name}</span>
      {node.end === undefined ? null : <span className={styles.end}>{node.end}</span>}
    </div>
  );
}
