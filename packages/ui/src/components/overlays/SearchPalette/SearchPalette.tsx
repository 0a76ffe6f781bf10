import { Search } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { useLink, useMessages } from '../../../provider/UiProvider.tsx';
import { Button } from '../../actions/Button/Button.tsx';
import { Spinner } from '../../feedback/Spinner/Spinner.tsx';
import { Highlight } from '../../inputs/Combobox/Highlight.tsx';
import { OptionGroup } from '../../inputs/Combobox/OptionGroup.tsx';
import { hidden } from '../../inputs/Field/Field.css.ts';
import { TextField } from '../../inputs/TextField/TextField.tsx';
import { Icon } from '../../media/Icon/Icon.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import type { PaletteGroup, PaletteItem } from './PaletteGroup.ts';
import * as styles from './SearchPalette.css.ts';
import { useSearchPalette } from './useSearchPalette.ts';

export interface SearchPaletteProps {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  /** Names the things that can be searched for. */
  placeholder: string;
  /** Offered before the user types, such as the recently opened items. */
  initial?: readonly PaletteGroup[];
  /** Finds items for the typed text; the result is dropped once `signal` is aborted by the next keystroke. */
  search: (keyword: string, signal: AbortSignal) => Promise<readonly PaletteGroup[]>;
  /** Hears of the item that is opened; the link does the rest. */
  onOpen?: (item: PaletteItem) => void;
  /** Content under the list: the meaning of keys, for example. Omitted on phones. */
  hint?: ReactNode;
}

/** One search over the whole site, by keyboard alone or by touch; the results are links. */
export function SearchPalette({ open, ...rest }: SearchPaletteProps) {
  return open ? <OpenPalette {...rest} /> : null;
}

function OpenPalette({
  onClose,
  title,
  placeholder,
  initial = [],
  search,
  onOpen,
  hint,
}: Omit<SearchPaletteProps, 'open'>) {
  const { combobox: say, common } = useMessages();
  const input = useRef<HTMLInputElement>(null);
  const palette = useSearchPalette({ initial, search });
  const { listId, optionId, active, state, keyword, groups, count } = palette;
  const activeId = active === null ? undefined : optionId(active);

  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);

  const nothing = state === 'ready' && count === 0 && keyword !== '' ? say.none(keyword) : undefined;
  const announced =
    state === 'failed' ? say.failedKeys : state === 'ready' ? (nothing ?? say.count(count, false)) : '';
  return (
    <Dialog open size="medium" title={title} onClose={onClose} initialFocus={input}>
      <div className={styles.box}>
        <TextField
          ref={input}
          aria-label={placeholder}
          placeholder={placeholder}
          start={<Icon icon={Search} />}
          end={state === 'loading' ? <Spinner label="" /> : undefined}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="go"
          role="combobox"
          aria-autocomplete="list"
          aria-haspopup="listbox"
          aria-expanded={count > 0}
          aria-controls={listId}
          aria-activedescendant={activeId}
          value={palette.text}
          onChange={(event) => palette.type(event.target.value)}
          onKeyDown={palette.onKeyDown}
        />
      </div>
      {/* Browsers make what scrolls a stop of the Tab key; the keys of the list are the input's. */}
      <div
        role="listbox"
        id={listId}
        tabIndex={-1}
        aria-label={placeholder}
        className={styles.list}
        hidden={count === 0}
      >
        <Groups palette={palette} onOpen={onOpen} groups={groups} />
      </div>
      {nothing ? <p className={styles.note}>{nothing}</p> : null}
      {state === 'failed' ? (
        <div className={styles.note}>
          <span className={styles.noteText}>{say.failed}</span>
          <Button size="small" onClick={palette.retry}>
            {common.retry}
          </Button>
        </div>
      ) : null}
      {hint ? <p className={styles.hint}>{hint}</p> : null}
      <div role="status" className={hidden}>
        {announced}
      </div>
    </Dialog>
  );
}

interface GroupsProps extends Pick<SearchPaletteProps, 'onOpen'> {
  palette: ReturnType<typeof useSearchPalette>;
  groups: readonly PaletteGroup[];
}

function Groups({ palette, groups, onOpen }: GroupsProps) {
  const Link = useLink();
  let start = 0;
  return groups.map(({ label, items }, place) => {
    if (items.length === 0) return null;
    const first = start;
    start += items.length;
    return (
      <OptionGroup key={label} id={`${palette.listId}-group-${place}`} label={label}>
        {items.map((item, index) => (
          <Link
            key={item.key}
            href={item.href}
            role="option"
            id={palette.optionId(first + index)}
            tabIndex={-1}
            aria-selected={palette.active === first + index}
            className={styles.option}
            onClick={() => onOpen?.(item)}
          >
            {item.icon ? <Icon icon={item.icon} className={styles.icon} /> : null}
            <span className={styles.name}>
              <Highlight text={item.name} keyword={palette.keyword} />
            </span>
            {item.note ? (
              <span className={styles.itemNote}>
                <Highlight text={item.note} keyword={palette.keyword} />
              </span>
            ) : null}
          </Link>
        ))}
      </OptionGroup>
    );
  });
}
