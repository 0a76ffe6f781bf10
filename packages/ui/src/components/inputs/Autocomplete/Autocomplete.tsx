import { type InputHTMLAttributes, type ReactNode, type Ref, useRef } from 'react';
import { ComboboxPopup } from '../Combobox/ComboboxPopup.tsx';
import { Highlight } from '../Combobox/Highlight.tsx';
import type { FieldOptions } from '../Field/Field.tsx';
import { usePopup } from '../Field/usePopup.ts';
import { TextField } from '../TextField/TextField.tsx';
import { type SuggestOptions, useAutocomplete } from './useAutocomplete.ts';

type InputOwned = keyof FieldOptions | keyof SuggestOptions | 'defaultValue' | 'size' | 'children';

export interface AutocompleteProps
  extends FieldOptions,
    SuggestOptions,
    Omit<InputHTMLAttributes<HTMLInputElement>, InputOwned> {
  /** The input itself. */
  ref?: Ref<HTMLInputElement> | undefined;
  /** `small` in toolbars, `large` in the search of a page. */
  size?: 'small' | 'medium' | 'large' | undefined;
  /** Inside the box before the text, such as an icon. */
  start?: ReactNode;
}

/** A box for any text, with suggestions while people type. A text that is not among them counts as well. */
export function Autocomplete({
  value,
  onChange,
  suggest,
  debounce,
  onKeyDown,
  onBlur,
  ...rest
}: AutocompleteProps) {
  const autocomplete = useAutocomplete({ value, onChange, suggest, debounce });
  const { open, active } = autocomplete;
  const box = useRef<HTMLDivElement>(null);
  const popup = useRef<HTMLDivElement>(null);
  usePopup(open, box, popup);
  const isFixed = Boolean(rest.readOnly || rest.disabled);
  return (
    <>
      <TextField
        autoComplete="off"
        spellCheck={false}
        {...rest}
        boxRef={box}
        role="combobox"
        aria-autocomplete="list"
        aria-haspopup="listbox"
        aria-expanded={open}
        aria-controls={autocomplete.listId}
        aria-activedescendant={open && active !== null ? autocomplete.optionId(active) : undefined}
        value={value}
        onChange={(event) => autocomplete.type(event.target.value)}
        onCompositionStart={(event) => autocomplete.onComposition(true, event.currentTarget.value)}
        onCompositionEnd={(event) => autocomplete.onComposition(false, event.currentTarget.value)}
        onKeyDown={(event) => {
          onKeyDown?.(event);
          if (!isFixed && !event.defaultPrevented) autocomplete.onKeyDown(event);
        }}
        onBlur={(event) => {
          onBlur?.(event);
          autocomplete.close();
        }}
      />
      <ComboboxPopup
        ref={popup}
        combobox={autocomplete}
        label={typeof rest.label === 'string' ? rest.label : rest['aria-label']}
        itemKey={asItIs}
        renderItem={(item, keyword) => <Highlight text={item} keyword={keyword} />}
      />
    </>
  );
}

const asItIs = (item: string) => item;
