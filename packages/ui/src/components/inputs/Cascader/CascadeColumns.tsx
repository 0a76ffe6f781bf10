import { Check, ChevronRight } from 'lucide-react';
import { type KeyboardEvent, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useMessages } from '../../../provider/UiProvider.tsx';
import { Button } from '../../actions/Button/Button.tsx';
import { typeahead } from '../../actions/Menu/typeahead.ts';
import { Spinner } from '../../feedback/Spinner/Spinner.tsx';
import { Icon } from '../../media/Icon/Icon.tsx';
import { hidden } from '../Field/Field.css.ts';
import * as styles from './Cascader.css.ts';
import { type CascadeNode, type CascadePath, isBranch, labelOf, pathText } from './cascade.ts';
import type { Branch, Branches } from './useBranches.ts';

interface CascadeColumnsProps {
  id: string;
  nodes: readonly CascadeNode[];
  branches: Branches;
  /** The chosen path. */
  chosenPath: CascadePath | null;
  /** Names of the levels, such as province and city. */
  levels: readonly string[];
  onChoose: (path: CascadePath) => void;
  /** Leaves the columns for the box. */
  onLeave: () => void;
  /** Focus moves into the columns as they appear. */
  enter: boolean;
}

/** Letters typed within this many ms of each other belong to one word. */
const wordPause = 600;

/** One listbox a level, side by side. */
export function CascadeColumns({
  id,
  nodes,
  branches,
  chosenPath,
  levels,
  onChoose,
  onLeave,
  enter,
}: CascadeColumnsProps) {
  const { cascader: say } = useMessages();
  const root = useRef<HTMLDivElement>(null);
  /** The path of the viewed place. */
  const [at, setAt] = useState<CascadePath>(chosenPath ?? []);
  const [byKey, setByKey] = useState(0);
  const typed = useRef({ text: '', timer: 0 as unknown as ReturnType<typeof setTimeout> });
  useEffect(() => () => clearTimeout(typed.current.timer), []);

  const columns: { above: CascadePath; list: Branch }[] = [{ above: [], list: nodes }];
  at.forEach((_node, level) => {
    const above = at.slice(0, level + 1);
    const list = branches.below(above);
    if (list) columns.push({ above, list });
  });

  /** Opens a path; its children are requested. */
  const look = (path: CascadePath) => {
    setAt(path);
    setByKey((moves) => moves + 1);
    void branches.need(path);
  };
  const focusAt = useEffectEvent(() => {
    const option =
      root.current?.querySelector<HTMLElement>('[tabindex="0"][data-end]') ??
      root.current?.querySelector<HTMLElement>('[role="option"]');
    option?.focus();
    option?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  });
  // Before the next key comes: quick fingers would type on in the box, and the columns give way to a search.
  useLayoutEffect(() => {
    if (byKey > 0) focusAt();
  }, [byKey]);
  const goIn = useEffectEvent(() => look(at.length > 0 ? at : nodes.slice(0, 1)));
  useLayoutEffect(() => {
    if (enter) goIn();
  }, [enter]);
  const start = useEffectEvent(() => {
    for (const open of root.current?.querySelectorAll('[data-open]') ?? [])
      open.scrollIntoView({ block: 'nearest' });
    if (at.length > 0) void branches.need(at);
  });
  useEffect(() => start(), []);

  const onKeyDown = (event: KeyboardEvent, level: number) => {
    const column = columns[level];
    if (!column || typeof column.list === 'string' || event.ctrlKey || event.metaKey || event.altKey) return;
    const { above, list } = column;
    const index = list.findIndex(({ value }) => value === at[level]?.value);
    const rtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const take = () => {
      event.preventDefault();
      event.stopPropagation();
    };
    const to = (node: CascadeNode | undefined) => {
      take();
      if (node) look([...above, node]);
    };
    switch (event.key) {
      case 'ArrowDown':
        return to(list[Math.min(index + 1, list.length - 1)]);
      case 'ArrowUp':
        if (index > 0) return to(list[index - 1]);
        take();
        return onLeave();
      case 'Home':
        return to(list[0]);
      case 'End':
        return to(list.at(-1));
      case rtl ? 'ArrowLeft' : 'ArrowRight': {
        take();
        const below = branches.below(at.slice(0, level + 1));
        const first = typeof below === 'object' ? below[0] : undefined;
        if (first) look([...at.slice(0, level + 1), first]);
        else void branches.need(at.slice(0, level + 1), below === 'failed');
        return;
      }
      case rtl ? 'ArrowRight' : 'ArrowLeft':
        take();
        return level > 0 ? look(at.slice(0, level)) : undefined;
      case 'Escape':
        take();
        return onLeave();
    }
    if (event.key.length !== 1 || event.key === ' ') return;
    take();
    typed.current.text += event.key;
    clearTimeout(typed.current.timer);
    typed.current.timer = setTimeout(() => {
      typed.current.text = '';
    }, wordPause);
    const match = findTyped(list, index, typed.current.text);
    if (match) look([...above, match]);
  };

  const press = (node: CascadeNode, above: CascadePath) => {
    const path = [...above, node];
    if (!isBranch(node)) return onChoose(path);
    const below = branches.below(path);
    const next = typeof below === 'object' ? below[0] : undefined;
    // A press on a place that is already open moves into its children.
    if (next && at[above.length]?.value === node.value && at.length === path.length) look([...path, next]);
    else look(path);
  };

  return (
    <div ref={root} className={styles.columns}>
      {columns.map(({ above, list }, level) => {
        const text = pathText(above, ' ');
        const name = levels[level] ?? (level === 0 ? say.first : undefined);
        const label = level === 0 ? name : [name, say.within(text)].filter(Boolean).join(', ');
        if (typeof list === 'string')
          return (
            <div key={text} className={styles.column}>
              <div role={list === 'failed' ? 'alert' : 'status'} className={styles.note}>
                {list === 'loading' ? (
                  <Spinner />
                ) : (
                  <>
                    <span className={hidden}>{say.columnFailed(text)}</span>
                    <span aria-hidden>{say.failed}</span>
                    <RetryButton onRetry={() => branches.need(above, true)} />
                  </>
                )}
              </div>
            </div>
          );
        return (
          <div
            key={text}
            role="listbox"
            id={level === 0 ? id : undefined}
            aria-label={label}
            className={styles.column}
          >
            {list.length === 0 && <p className={styles.note}>{say.empty}</p>}
            {list.map((node) => {
              const open = at[level]?.value === node.value;
              const picked = isPrefix([...above, node], chosenPath);
              return (
                <button
                  key={node.value}
                  type="button"
                  role="option"
                  aria-selected={picked}
                  data-open={open || undefined}
                  data-end={(open && level === at.length - 1) || undefined}
                  tabIndex={open || (level === 0 && at.length === 0 && node === list[0]) ? 0 : -1}
                  className={styles.option}
                  onClick={() => press(node, above)}
                  onKeyDown={(event) => onKeyDown(event, level)}
                >
                  <span className={styles.label}>{labelOf(node)}</span>
                  {isBranch(node) ? (
                    <Icon icon={ChevronRight} directional />
                  ) : (
                    picked && <Icon icon={Check} />
                  )}
                </button>
              );
            })}
          </div>
        );
      })}
    </div>
  );
}

function RetryButton({ onRetry }: { onRetry: () => void }) {
  const { common } = useMessages();
  return (
    <Button size="small" onClick={onRetry}>
      {common.retry}
    </Button>
  );
}

function isPrefix(path: CascadePath, of: CascadePath | null): boolean {
  return of !== null && path.every(({ value }, level) => of[level]?.value === value);
}

/** Matches the name, or else one of its other spellings: Chinese names are typed in pinyin. */
function findTyped(list: readonly CascadeNode[], index: number, text: string): CascadeNode | undefined {
  const spellings = [list.map(({ label }) => label)];
  const most = Math.max(0, ...list.map(({ aliases }) => aliases?.length ?? 0));
  for (let place = 0; place < most; place += 1)
    spellings.push(list.map(({ aliases }) => aliases?.[place] ?? ''));
  for (const spelling of spellings) {
    const match = typeahead(spelling, index, text);
    if (match >= 0) return list[match];
  }
  return undefined;
}
