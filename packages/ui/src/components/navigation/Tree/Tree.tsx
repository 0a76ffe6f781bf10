import {
  type HTMLAttributes,
  type KeyboardEvent,
  type Ref,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { joinClasses } from '../../../provider/classes.ts';
import { useMessages } from '../../../provider/UiProvider.tsx';
import { Button } from '../../actions/Button/Button.tsx';
import { TextField } from '../../inputs/TextField/TextField.tsx';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx';
import { placesOf, type TreeMove } from './moveNode.ts';
import { searchTree } from './searchTree.ts';
import * as styles from './Tree.css.ts';
import { TreeLine } from './TreeLine.tsx';
import { type LoadChildren, useBranches } from './useBranches.ts';
import { useTouchDrag } from './useTouchDrag.ts';
import { useTreeMove } from './useTreeMove.ts';
import { useTreeWindow } from './useTreeWindow.ts';
import { type TreeNode, treeStep, typedLine, visibleLines } from './visible.ts';

export interface TreeProps extends Omit<HTMLAttributes<HTMLDivElement>, 'onSelect' | 'children'> {
  ref?: Ref<HTMLDivElement>;
  /** Names the tree. */
  label: string;
  /** The top nodes, each with its children. */
  nodes: readonly TreeNode[];
  /** Id of the chosen one. */
  selected: string | null;
  /** One was chosen, by press, Enter or space. */
  onSelect: (id: string) => void;
  /** Offers a search that keeps the ancestors of every match. */
  searchable?: boolean;
  /** Fetches the children of a `lazy` node when it is first opened. */
  loadChildren?: LoadChildren;
  /**
   * Called when a node was dragged below another, by mouse or finger, or cut with Ctrl X and pasted with Ctrl V. A
   * rejected promise means that it stays in its place. Called again with the reverse move to undo. Nodes at the top
   * cannot be moved.
   */
  onMove?: (move: TreeMove) => unknown;
  /** The order of siblings can be set: a node is dropped between others, or moved among them by Alt with up and down. */
  ordered?: boolean;
  /** Refuses some moves in addition to those that no tree allows. */
  canMove?: (move: TreeMove) => boolean;
}

/** Letters typed within this many ms of each other belong to one word. */
const wordPause = 600;
const none: ReadonlySet<string> = new Set();

/** A tree to choose one thing from: arrows move, open and close, letters find (ARIA practices, tree view). */
export function Tree({
  label,
  nodes: nodesProp,
  selected,
  onSelect,
  searchable = false,
  loadChildren,
  onMove,
  ordered = false,
  canMove,
  className,
  ...rest
}: TreeProps) {
  const { tree: t } = useMessages();
  const [shut, setShut] = useState(none);
  const [search, setSearch] = useState<{ words: string; shut: ReadonlySet<string> }>({
    words: '',
    shut: none,
  });
  const branches = useBranches(nodesProp, loadChildren);
  const searching = search.words.trim() !== '';
  const result = useMemo(
    () => (searching ? searchTree(branches.nodes, search.words) : null),
    [branches.nodes, search.words, searching],
  );
  const closed = searching ? search.shut : shut;
  const lines = visibleLines(result?.nodes ?? branches.nodes, closed);
  const places = useMemo(() => placesOf(branches.nodes), [branches.nodes]);
  const move = useTreeMove({ places, ordered, onMove, canMove });

  const [looked, setLooked] = useState<string | null>(null);
  const indexOf = (id: string | null) => lines.findIndex(({ node }) => node.id === id);
  const lookedAt = indexOf(looked);
  const entry = lookedAt >= 0 ? lookedAt : Math.max(indexOf(selected), 0);
  const box = useRef<HTMLDivElement>(null);
  const touch = useTouchDrag({ box, move, onCarry: setLooked });
  const { partial, stretches, onScroll } = useTreeWindow(box, lines.length, lines.length === 0 ? -1 : entry);
  const items = useRef(new Map<string, HTMLDivElement>());
  /** The node to focus once it is rendered. */
  const going = useRef<string | null>(null);
  const typed = useRef({ text: '', timer: 0 as unknown as ReturnType<typeof setTimeout> });
  useEffect(() => () => clearTimeout(typed.current.timer), []);
  useLayoutEffect(() => {
    if (going.current === null) return;
    items.current.get(going.current)?.focus();
    going.current = null;
  });

  const look = (id: string) => {
    going.current = id;
    setLooked(id);
    // Already the entry of the tree: nothing is rendered.
    items.current.get(id)?.focus();
  };
  const setFolds = (change: (before: ReadonlySet<string>) => ReadonlySet<string>) =>
    searching ? setSearch((now) => ({ ...now, shut: change(now.shut) })) : setShut(change);
  const fold = (id: string, close: boolean) => {
    const line = lines[indexOf(id)];
    if (!close && line?.node.lazy && !line.node.children) void branches.load(id);
    setFolds((before) => new Set(close ? [...before, id] : [...before].filter((each) => each !== id)));
  };
  const onSearch = (words: string) =>
    setSearch({ words, shut: words.trim() === '' ? none : searchTree(branches.nodes, words).closed });

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>, at: string) => {
    if (event.target !== event.currentTarget) return;
    const command = event.ctrlKey || event.metaKey;
    const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    if (move.onKey(key, at, { command, alt: event.altKey })) {
      event.preventDefault();
      // A dialog around it must not close with the key that lets go.
      event.stopPropagation();
      return;
    }
    if (command || event.altKey) return;
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      onSelect(at);
      return;
    }
    if (event.key === '*') {
      event.preventDefault();
      const beside = lines[indexOf(at)]?.parent ?? null;
      for (const { node, parent, open } of lines)
        if (parent === beside && open === false) fold(node.id, false);
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
    const next = typedLine(lines, at, word.text);
    if (next) look(next);
  };

  const drawLine = (index: number) => {
    const line = lines[index];
    if (!line) return null;
    const { id } = line.node;
    return (
      <TreeLine
        key={id}
        line={line}
        isCurrent={id === selected}
        entry={index === entry}
        isMoving={id === move.held}
        over={id === move.over?.id ? move.over.aim : undefined}
        branch={branches.stateOf(id)}
        keyword={search.words.trim()}
        drag={move.dragOf(id)}
        keep={(element) => {
          if (element) items.current.set(id, element);
          else items.current.delete(id);
        }}
        onKeyDown={(event) => onKeyDown(event, id)}
        onPress={() => {
          setLooked(id);
          onSelect(id);
        }}
        onFold={() => fold(id, line.open === true)}
      />
    );
  };

  return (
    <div className={joinClasses(styles.root, className)} {...rest}>
      {searchable ? (
        <TextField
          type="search"
          size="small"
          label={t.search(label)}
          labelHidden
          placeholder={t.searchPlaceholder}
          clearable
          value={search.words}
          onChange={(event) => onSearch(event.target.value)}
          onKeyDown={(event) => {
            const top = lines[0];
            if (event.key !== 'ArrowDown' || !top) return;
            event.preventDefault();
            look(top.node.id);
          }}
        />
      ) : null}
      <div
        role="tree"
        aria-label={label}
        ref={box}
        className={joinClasses(styles.tree, partial && styles.scroll)}
        onScroll={onScroll}
        {...(onMove ? touch : {})}
      >
        {stretches.flatMap((stretch) =>
          'room' in stretch ? (
            <div key={stretch.key} role="none" style={{ blockSize: stretch.room }} />
          ) : (
            Array.from({ length: stretch.to - stretch.from }, (_none, at) => drawLine(stretch.from + at))
          ),
        )}
      </div>
      {result?.count === 0 ? <p className={styles.nothing}>{t.none(search.words.trim())}</p> : null}
      {searchable ? (
        <VisuallyHidden role="status">
          {result && result.count > 0 ? t.found(result.count) : ''}
        </VisuallyHidden>
      ) : null}
      {onMove ? (
        <div className={styles.moveNote} role="status">
          {move.text}
          {move.undo ? (
            <Button size="small" tone="quiet" loading={move.busy} onClick={move.undo}>
              {t.undo}
            </Button>
          ) : null}
        </div>
      ) : null}
    </div>
  );
}
