import { ChevronDown } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { useMergedRefs } from '../../../hooks/useMergedRefs.ts';
import { useMessages } from '../../../provider/UiProvider.tsx';
import { Spinner } from '../../feedback/Spinner/Spinner.tsx';
import { Icon } from '../../media/Icon/Icon.tsx';
import type { ComboboxInputProps } from '../Combobox/Combobox.tsx';
import { ComboboxPopup } from '../Combobox/ComboboxPopup.tsx';
import type { FindOptions } from '../Combobox/comboboxOptions.ts';
import { useCombobox } from '../Combobox/useCombobox.ts';
import { hidden } from '../Field/Field.css.ts';
import { type FieldOptions, isShown } from '../Field/Field.tsx';
import { usePopup } from '../Field/usePopup.ts';
import { TextField } from '../TextField/TextField.tsx';
import { ChosenItems } from './ChosenItems.tsx';

export interface MultiComboboxProps<T> extends FieldOptions, ComboboxInputProps, FindOptions<T> {
  /** The chosen items, in the order they were chosen. */
  value: readonly T[];
  /** Called with the new list when an item is added or removed. */
  onChange: (value: readonly T[]) => void;
  /** Most items; as many as one likes unless given. */
  max?: number | undefined;
  /** Renders an option as phrasing content; its text unless given. */
  renderItem?: ((item: T, keyword: string) => ReactNode) | undefined;
}

const nothing: readonly never[] = [];

/** Several items found by typing; the chosen ones are below the box and can be removed. */
export function MultiCombobox<T>({
  search,
  itemKey,
  itemText: says,
  value: rawValue,
  onChange,
  initialItems,
  debounce,
  max = Number.POSITIVE_INFINITY,
  renderItem,
  name,
  readOnly,
  warning,
  count,
  className,
  ref,
  ...rest
}: MultiComboboxProps<T>) {
  const { multiCombobox: say } = useMessages();
  const itemText = (item: T) => says(item) ?? itemKey(item);
  const id = useId();
  const value = Array.isArray(rawValue) ? rawValue.filter((item) => item != null) : nothing;
  const box = useRef<HTMLDivElement>(null);
  const popup = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const inputRef = useMergedRefs(input, ref);
  const [announcement, setAnnouncement] = useState('');
  const [refused, setRefused] = useState(false);
  const fixed = Boolean(readOnly || rest.disabled);

  const keys = new Set(value.map(itemKey));
  const remove = (item: T) => {
    const left = value.filter((one) => itemKey(one) !== itemKey(item));
    setRefused(false);
    setAnnouncement(say.removed(itemText(item), left.length));
    onChange(left);
  };
  const take = (item: T) => {
    if (keys.has(itemKey(item))) return remove(item);
    const full = value.length >= max;
    setRefused(full);
    if (full) return;
    setAnnouncement(say.added(itemText(item), value.length + 1));
    onChange([...value, item]);
  };
  const combobox = useCombobox<T>({
    ...{ search, itemKey, itemText, initialItems, debounce },
    value: null,
    onChange: (item) => item !== null && take(item),
    stayOpen: true,
    isChosen: (item) => keys.has(itemKey(item)),
  });
  const { open, active } = combobox;
  usePopup(open, box, popup);

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const last = value.at(-1);
    if (event.key === 'Backspace' && combobox.text === '' && last !== undefined) remove(last);
    combobox.onKeyDown(event);
  };

  return (
    <div className={className}>
      <TextField
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        clearable
        {...rest}
        ref={inputRef}
        boxRef={box}
        readOnly={readOnly}
        warning={isShown(warning) || !refused ? warning : say.full(max)}
        count={count ?? (Number.isFinite(max) ? `${value.length}/${max}` : undefined)}
        role="combobox"
        aria-autocomplete="list"
        aria-haspopup="listbox"
        aria-expanded={open}
        aria-controls={combobox.listId}
        aria-activedescendant={open && active !== null ? combobox.optionId(active) : undefined}
        aria-describedby={[rest['aria-describedby'], value.length > 0 && `${id}-chosen`]
          .filter(Boolean)
          .join(' ')}
        value={combobox.text}
        onChange={(event) => combobox.type(event.target.value)}
        onCompositionStart={(event) => combobox.onComposition(true, event.currentTarget.value)}
        onCompositionEnd={(event) => combobox.onComposition(false, event.currentTarget.value)}
        onKeyDown={fixed ? undefined : onKeyDown}
        onClick={fixed ? undefined : () => combobox.show()}
        onFocus={fixed ? undefined : (event) => combobox.show(event.currentTarget.value)}
        onBlur={combobox.onLeave}
        end={combobox.state === 'loading' && open ? <Spinner label="" /> : <Icon icon={ChevronDown} />}
      />
      <ChosenItems
        id={`${id}-chosen`}
        label={say.chosen(typeof rest.label === 'string' ? rest.label : (rest['aria-label'] ?? ''))}
        items={value.map((item) => ({ key: itemKey(item), text: itemText(item), item }))}
        fixed={fixed}
        onRemove={remove}
        onEmpty={() => input.current?.focus()}
      />
      {name &&
        value.map((item) => <input key={itemKey(item)} type="hidden" name={name} value={itemKey(item)} />)}
      <ComboboxPopup
        ref={popup}
        combobox={combobox}
        several
        label={typeof rest.label === 'string' ? rest.label : rest['aria-label']}
        itemKey={itemKey}
        renderItem={renderItem ?? itemText}
      />
      <div role="status" className={hidden}>
        {announcement}
      </div>
    </div>
  );
}
