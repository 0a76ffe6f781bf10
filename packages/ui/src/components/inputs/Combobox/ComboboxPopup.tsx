import { Check } from 'lucide-react';
import { type ReactNode, type Ref, useEffect, useRef } from 'react';
import { useMergedRefs } from '../../../hooks/useMergedRefs.ts';
import { joinClasses } from '../../../provider/classes.ts';
import { useMessages } from '../../../provider/UiProvider.tsx';
import { Button } from '../../actions/Button/Button.tsx';
import { Icon } from '../../media/Icon/Icon.tsx';
import { hidden } from '../Field/Field.css.ts';
import { popup } from '../Field/popup.css.ts';
import { ActiveOption } from './ActiveOption.tsx';
import * as styles from './Combobox.css.ts';
import { OptionGroup } from './OptionGroup.tsx';
import { type ComboboxState, limit } from './useCombobox.ts';
import { type OptionWindow, useOptionWindow } from './useOptionWindow.ts';

/** The part of the box's state that the list needs. */
type ListState<T> = Pick<
  ComboboxState<T>,
  | 'listId'
  | 'optionId'
  | 'open'
  | 'keyword'
  | 'groups'
  | 'items'
  | 'more'
  | 'state'
  | 'active'
  | 'isChosen'
  | 'choose'
  | 'retry'
>;

interface ComboboxPopupProps<T> {
  ref: Ref<HTMLDivElement>;
  combobox: ListState<T>;
  label: string | undefined;
  /** Several options may be chosen. */
  several?: boolean;
  itemKey: (item: T) => string;
  renderItem: (item: T, keyword: string) => ReactNode;
}

/** The list under a combobox, with its messages while it has no options. */
export function ComboboxPopup<T>({
  ref,
  combobox,
  label,
  several,
  itemKey,
  renderItem,
}: ComboboxPopupProps<T>) {
  const { combobox: say, common } = useMessages();
  const { open, keyword, state, items, active, listId } = combobox;
  const popupRef = useMergedRefs(keepFocus, ref);
  const list = useRef<HTMLDivElement>(null);
  const view = useOptionWindow({ list, open, count: items.length, active, query: keyword });
  const activeId = open && active !== null ? combobox.optionId(active) : undefined;

  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);

  const note =
    state === 'loading' && items.length === 0
      ? common.loading
      : state === 'ready' && items.length === 0
        ? keyword === ''
          ? say.start
          : say.none(keyword)
        : undefined;
  const announced =
    state === 'failed'
      ? say.failedKeys
      : state !== 'ready'
        ? ''
        : items.length === 0
          ? note
          : say.count(items.length, combobox.more);

  return (
    <>
      <div ref={popupRef} popover="manual" className={joinClasses(popup, styles.popup)}>
        <div
          ref={list}
          role="listbox"
          id={listId}
          // Browsers make what scrolls a stop of the Tab key; the keys of the list are the input's.
          tabIndex={-1}
          className={styles.list}
          aria-label={label}
          aria-multiselectable={several}
          aria-busy={state === 'loading' || undefined}
          hidden={items.length === 0}
          onScroll={view.onScroll}
        >
          {open && (
            <>
              {view.partial && <div role="presentation" style={{ blockSize: view.before }} />}
              <Groups combobox={combobox} view={view} itemKey={itemKey} renderItem={renderItem} />
              {view.partial && <div role="presentation" style={{ blockSize: view.after }} />}
            </>
          )}
        </div>
        {open && note && (
          <p className={styles.note}>
            <span className={styles.noteText}>{note}</span>
          </p>
        )}
        {open && state === 'failed' && (
          <div className={styles.note}>
            <span className={styles.noteText}>{say.failed}</span>
            <Button size="small" tabIndex={-1} onClick={combobox.retry}>
              {common.retry}
            </Button>
          </div>
        )}
        {open && combobox.more && <p className={styles.more}>{say.more(limit)}</p>}
      </div>
      <div role="status" className={hidden}>
        {open ? announced : ''}
      </div>
      <ActiveOption id={activeId} />
    </>
  );
}

/** The input keeps the focus during presses in the popup. */
function keepFocus(element: HTMLElement | null) {
  const keep = (event: Event) => event.preventDefault();
  element?.addEventListener('mousedown', keep);
  return () => element?.removeEventListener('mousedown', keep);
}

type GroupsProps<T> = Pick<ComboboxPopupProps<T>, 'combobox' | 'itemKey' | 'renderItem'> & {
  view: OptionWindow;
};

function Groups<T>({ combobox, view, itemKey, renderItem }: GroupsProps<T>) {
  const count = combobox.items.length;
  let start = 0;
  return combobox.groups.map((group, place) => {
    const begin = start;
    start += group.items.length;
    const first = Math.max(begin, view.first);
    const items = group.items.slice(first - begin, Math.min(view.end, count) - begin);
    if (first - begin >= group.items.length || items.length === 0) return null;
    const options = items.map((item, index) => (
      <Option
        key={itemKey(item)}
        id={combobox.optionId(first + index)}
        place={view.partial ? first + index + 1 : undefined}
        count={count}
        active={combobox.active === first + index}
        isChosen={combobox.isChosen(item)}
        onChoose={() => combobox.choose(item)}
      >
        {renderItem(item, combobox.keyword)}
      </Option>
    ));
    if (group.label === undefined) return options;
    return (
      <OptionGroup key={group.label} id={`${combobox.listId}-group-${place}`} label={group.label}>
        {options}
      </OptionGroup>
    );
  });
}

interface OptionProps {
  id: string;
  /** Counted from 1, where not all are drawn. */
  place: number | undefined;
  count: number;
  active: boolean;
  isChosen: boolean;
  onChoose: () => void;
  children: ReactNode;
}

function Option({ id, place, count, active, isChosen, onChoose, children }: OptionProps) {
  return (
    <button
      type="button"
      role="option"
      id={id}
      tabIndex={-1}
      aria-selected={isChosen}
      aria-posinset={place}
      aria-setsize={place && count}
      data-active={active || undefined}
      className={styles.option}
      onClick={onChoose}
    >
      <span className={styles.optionBody}>{children}</span>
      {isChosen && <Icon icon={Check} />}
    </button>
  );
}
