import { Autocomplete, type AutocompleteProps } from '@fairway/ui';
import { useCallback, useMemo, useRef } from 'react';
import { useControl } from '../../form/controls/useControl.ts';
import { useFieldValue } from '../../form/useFormState.ts';

export interface SuggestFieldProps
  extends Omit<
    AutocompleteProps,
    'name' | 'label' | 'value' | 'onChange' | 'error' | 'warning' | 'onBlur' | 'ref'
  > {
  /** The field of the form; holds the text, suggested or not. */
  name: string;
  /** Names the field, in the page and in the summary. */
  label: string;
  /** The error for a missing text. */
  requiredText?: string;
  /** Finds suggestions; the result is dropped once `signal` is aborted by the next keystroke. */
  suggest: AutocompleteProps['suggest'];
  /** Cleans the text when the field is left; removes spaces at both ends unless given. */
  normalise?: (text: string) => string;
}

/** Any text, with suggestions while people type: names of goods, companies, places. */
export function SuggestField({ name, label, requiredText, normalise = trim, ...rest }: SuggestFieldProps) {
  const ref = useRef<HTMLInputElement>(null);
  const element = useCallback(() => ref.current, []);
  const texts = useMemo(() => (requiredText ? { required: requiredText } : undefined), [requiredText]);
  const { form, error, warning } = useControl(name, {
    ...{ element, write: nothing, label, texts, normalise, keep: true },
  });
  return (
    <Autocomplete
      {...rest}
      ref={ref}
      name={name}
      label={label}
      value={String(useFieldValue(form, name) ?? '')}
      error={error}
      warning={warning}
      onChange={(text) => form.change(name, text)}
      onBlur={() => form.leave(name)}
    />
  );
}

function trim(text: string): string {
  return text.trim();
}

/** React shows the value itself. */
function nothing() {}
