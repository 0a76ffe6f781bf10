import { ChevronDown } from 'lucide-react';
import { type FocusEventHandler, type ReactNode, useRef } from 'react';
import { useMessages } from '../../../provider/UiProvider.tsx';
import { Spinner } from '../../feedback/Spinner/Spinner.tsx';
import { Icon } from '../../media/Icon/Icon.tsx';
import { type FieldOptions, isShown } from '../Field/Field.tsx';
import { usePopup } from '../Field/usePopup.ts';
import { TextField, type TextFieldProps } from '../TextField/TextField.tsx';
import { ComboboxPopup } from './ComboboxPopup.tsx';
import type { ComboboxOptions } from './comboboxOptions.ts';
import { useCombobox } from './useCombobox.ts';

/** Properties of the input that are left to the caller. */
export type ComboboxInputProps = Omit<
  TextFieldProps,
  | 'value'
  | 'defaultValue'
  | 'onChange'
  | 'type'
  | 'end'
  | 'onClear'
  | 'boxRef'
  | 'onKeyDown'
  | 'onFocus'
  | 'onBlur'
>;

export interface ComboboxProps<T> extends FieldOptions, ComboboxInputProps, ComboboxOptions<T> {
  /** Renders an option as phrasing content (`span`, `mark`); its text unless given. */
  renderItem?: ((item: T, keyword: string) => ReactNode) | undefined;
  /** Content at the end of the box for the chosen item, such as its code. */
  renderEnd?: ((item: T) => ReactNode) | undefined;
  /** The kind of the options, for assistive technology; the label by default. */
  listLabel?: string | undefined;
  /** Hears of the input being left. */
  onBlur?: FocusEventHandler<HTMLInputElement> | undefined;
}

/** One item found by typing, from a list too long for a `Select`. */
export function Combobox<T>({
  search,
  itemKey,
  itemText: says,
  value: given,
  onChange,
  onUnchosen,
  initialItems,
  debounce,
  renderItem,
  renderEnd,
  listLabel,
  name,
  readOnly,
  error,
  onBlur,
  ...rest
}: ComboboxProps<T>) {
  // Owners in JavaScript leave it out.
  const value = given ?? null;
  const itemText = (item: T) => says(item) ?? itemKey(item);
  const box = useRef<HTMLDivElement>(null);
  const popup = useRef<HTMLDivElement>(null);
  const combobox = useCombobox({
    ...{ search, itemKey, itemText, value, onChange, onUnchosen, initialItems, debounce },
  });
  const { open, left, state, active } = combobox;
  const { combobox: say } = useMessages();
  // Once the box loses focus, no list explains why its text is not chosen.
  const unchosen = {
    idle: undefined,
    loading: undefined,
    ready: say.none(combobox.keyword),
    failed: say.failed,
  };
  usePopup(open, box, popup);
  const show = readOnly ? undefined : combobox.show;

  return (
    <>
      <TextField
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        clearable
        {...rest}
        boxRef={box}
        readOnly={readOnly}
        error={isShown(error) || !left || onUnchosen ? error : unchosen[state]}
        role="combobox"
        aria-autocomplete="list"
        aria-haspopup="listbox"
        aria-expanded={open}
        aria-controls={combobox.listId}
        aria-activedescendant={open && active !== null ? combobox.optionId(active) : undefined}
        value={combobox.text}
        onChange={(event) => combobox.type(event.target.value)}
        onCompositionStart={(event) => combobox.onComposition(true, event.currentTarget.value)}
        onCompositionEnd={(event) => combobox.onComposition(false, event.currentTarget.value)}
        onKeyDown={readOnly ? undefined : combobox.onKeyDown}
        onClick={() => show?.()}
        onFocus={(event) => {
          // Typing then replaces the choice. An empty input lists its suggestions at once.
          event.currentTarget.select();
          // Queries the current text, because the clear button empties and focuses it in one press.
          if (value === null) show?.(event.currentTarget.value);
        }}
        onBlur={(event) => {
          combobox.onLeave();
          onBlur?.(event);
        }}
        end={
          (open || left) && state === 'loading' ? (
            <Spinner label="" />
          ) : value !== null && !combobox.typing && renderEnd ? (
            renderEnd(value)
          ) : renderEnd ? null : (
            <Icon icon={ChevronDown} />
          )
        }
      />
      {name && <input type="hidden" name={name} value={value === null ? '' : itemKey(value)} />}
      <ComboboxPopup
        ref={popup}
        combobox={combobox}
        label={listLabel ?? (typeof rest.label === 'string' ? rest.label : rest['aria-label'])}
        itemKey={itemKey}
        renderItem={renderItem ?? itemText}
      />
    </>
  );
}
