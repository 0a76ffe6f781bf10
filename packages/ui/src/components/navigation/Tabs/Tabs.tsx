import { ChevronLeft, ChevronRight } from 'lucide-react';
import {
  Activity,
  type ButtonHTMLAttributes,
  createContext,
  type HTMLAttributes,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  useContext,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useMergedRefs } from '../../../hooks/useMergedRefs.ts';
import { joinClasses } from '../../../provider/classes.ts';
import { useMessages } from '../../../provider/UiProvider.tsx';
import { hidden } from '../../inputs/Field/Field.css.ts';
import { Icon } from '../../media/Icon/Icon.tsx';
import { nextTab } from './nextTab.ts';
import * as styles from './Tabs.css.ts';
import { useBare } from './useBare.ts';
import { useRowEnds } from './useRowEnds.ts';

interface TabsContext {
  readonly id: string;
  readonly value: string;
  readonly activation: 'automatic' | 'manual';
  readonly choose: (value: string) => void;
  /** No tab has the value, so each of them can be come to. */
  readonly lost: boolean;
  readonly setLost: (lost: boolean) => void;
}

const Context = createContext<TabsContext | null>(null);

function useTabs(part: string): TabsContext {
  const tabs = useContext(Context);
  if (!tabs) throw new Error(`Put <${part}> into <Tabs>.`);
  return tabs;
}

export interface TabsProps extends HTMLAttributes<HTMLDivElement> {
  ref?: Ref<HTMLDivElement>;
  /** The current tab. A page keeps it in its address. */
  value: string;
  /** Hears of another tab. */
  onValueChange: (value: string) => void;
  /** `automatic` shows a panel as soon as an arrow reaches its tab; `manual` waits for Enter, for panels that load. */
  activation?: 'automatic' | 'manual';
}

/** Parts of one thing, one visible at a time. To link to other pages use links in a `nav`. */
export function Tabs({ value, onValueChange, activation = 'automatic', ...rest }: TabsProps) {
  const id = useId();
  const [lost, setLost] = useState(false);
  return (
    <Context value={{ id, value, activation, choose: onValueChange, lost, setLost }}>
      <div {...rest} />
    </Context>
  );
}

export interface TabListProps extends HTMLAttributes<HTMLDivElement> {
  ref?: Ref<HTMLDivElement>;
  /** Names the subject of the tabs. */
  label: string;
}

/** Ids have no spaces, values may. */
const idOf = (id: string, part: 'tab' | 'panel', value: string) =>
  `${id}-${part}-${encodeURIComponent(value)}`;

/** The row of tabs; scrolls sideways where it is too long, by wheel, finger, keys, or the buttons at its ends. */
export function TabList({ ref, label, className, ...rest }: TabListProps) {
  const { value, activation, choose, setLost } = useTabs('TabList');
  const list = useRef<HTMLDivElement>(null);
  const listRef = useMergedRefs(list, ref);

  // Before it is painted: a row is never seen to jump.
  useLayoutEffect(() => {
    const row = list.current;
    const tab = row?.querySelector(`[role="tab"][value="${CSS.escape(value)}"]`);
    setLost(!tab);
    if (row && tab) bringIntoRow(row, tab);
  }, [value, setLost]);
  const { more, ends, scroll } = useRowEnds(list);

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const tabs = [...event.currentTarget.querySelectorAll<HTMLButtonElement>('[role="tab"]:enabled')];
    const rtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const next = tabs[nextTab(event.key, tabs.indexOf(event.target as HTMLButtonElement), tabs.length, rtl)];
    if (!next) return;
    event.preventDefault();
    next.focus();
    if (activation === 'automatic') choose(next.value);
  };

  return (
    <div className={styles.row}>
      <div
        role="tablist"
        aria-label={label}
        ref={listRef}
        className={joinClasses(styles.list, className)}
        data-more={ends}
        onKeyDown={onKeyDown}
        {...rest}
      />
      {/* For the mouse: the keyboard has the arrows, a finger draws. */}
      {(['start', 'end'] as const).map((end) => (
        <button
          key={end}
          type="button"
          tabIndex={-1}
          aria-hidden
          hidden={!more[end]}
          className={joinClasses(styles.scroller, styles.scrollerAt[end])}
          onClick={() => scroll(end)}
        >
          <Icon icon={end === 'start' ? ChevronLeft : ChevronRight} directional />
        </button>
      ))}
    </div>
  );
}

/** Scrolls the row only, never the page. */
function bringIntoRow(row: Element, tab: Element) {
  const [outer, inner] = [row.getBoundingClientRect(), tab.getBoundingClientRect()];
  if (inner.right > outer.right) row.scrollBy({ left: inner.right - outer.right });
  else if (inner.left < outer.left) row.scrollBy({ left: inner.left - outer.left });
}

export interface TabProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'value'> {
  ref?: Ref<HTMLButtonElement>;
  /** Key of the tab and its panel. */
  value: string;
  /** The number of invalid fields in its panel. */
  errors?: number | undefined;
}

/** Shows its panel. */
export function Tab({ value, errors = 0, className, children, ...rest }: TabProps) {
  const tabs = useTabs('Tab');
  const { tabs: say } = useMessages();
  const selected = tabs.value === value;
  return (
    <button
      type="button"
      role="tab"
      id={idOf(tabs.id, 'tab', value)}
      value={value}
      aria-selected={selected}
      aria-controls={selected ? idOf(tabs.id, 'panel', value) : undefined}
      tabIndex={selected || tabs.lost ? 0 : -1}
      className={joinClasses(styles.tab, className)}
      onClick={() => selected || tabs.choose(value)}
      {...rest}
    >
      <span className={styles.words}>{children}</span>
      {errors > 0 && (
        <>
          <span className={styles.errors} aria-hidden>
            {errors}
          </span>
          <span className={hidden}>{say.errors(errors)}</span>
        </>
      )}
    </button>
  );
}

export interface TabPanelProps extends HTMLAttributes<HTMLDivElement> {
  ref?: Ref<HTMLDivElement>;
  /** That of its tab. */
  value: string;
  children?: ReactNode;
}

/** Panel of a tab: rendered when first shown, then kept hidden with all that was typed into it. */
export function TabPanel({ ref, value, className, children, ...rest }: TabPanelProps) {
  const tabs = useTabs('TabPanel');
  const selected = tabs.value === value;
  const [seen, setSeen] = useState(selected);
  if (selected && !seen) setSeen(true);
  const panel = useRef<HTMLDivElement>(null);
  const panelRef = useMergedRefs(panel, ref);
  const bare = useBare(panel, selected);
  return (
    <div
      role="tabpanel"
      id={idOf(tabs.id, 'panel', value)}
      aria-labelledby={idOf(tabs.id, 'tab', value)}
      hidden={!selected}
      // A panel of text only has no focusable element: it takes the focus itself, so that it can be scrolled by
      // keyboard.
      tabIndex={bare ? 0 : undefined}
      className={joinClasses(styles.panel, className)}
      {...rest}
      ref={panelRef}
    >
      {seen && <Activity mode={selected ? 'visible' : 'hidden'}>{children}</Activity>}
    </div>
  );
}
