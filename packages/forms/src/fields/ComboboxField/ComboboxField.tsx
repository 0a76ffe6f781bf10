import { Combobox, type ComboboxProps } from '@fairway/ui';
import { useCallback, useRef, useState } from 'react';
import { useControl } from '../../form/controls/useControl.ts';
import { useFieldValue } from '../../form/useFormState.ts';
import { useFormMessages } from '../../provider/FormsProvider.tsx';
import { useUnchosen } from './useUnchosen.ts';

export interface ComboboxFieldProps<T>
  extends Omit<
    ComboboxProps<T>,
    'name' | 'label' | 'value' | 'error' | 'warning' | 'onChange' | 'onUnchosen' | 'onBlur' | 'ref'
  > {
  /** The field of the form; holds the chosen item, or `null`. */
  name: string;
  /** Names the field, in the page and in the summary. */
  label: string;
  /** The error for a missing choice; "Choose" and the label by default. */
  requiredText?: string;
}

/** One item found by typing. A text that names none is refused at the field and stays; an emptied box means none. */
export function ComboboxField<T>({ name, label, requiredText, placeholder, ...rest }: ComboboxFieldProps<T>) {
  const { common } = useFormMessages();
  const ref = useRef<HTMLInputElement>(null);
  const element = useCallback(() => ref.current, []);
  const unchosen = useUnchosen(rest.required !== true);
  /** A value that was set by code replaces the text in the box: the box is mounted again. */
  const [round, setRound] = useState(0);
  const { forget } = unchosen;
  const write = useCallback(() => {
    forget();
    setRound((before) => before + 1);
  }, [forget]);
  const { badInput, settling } = unchosen;
  const { form, error, warning } = useControl(name, {
    ...{ element, write, label, requiredText, missing: 'choice', badInput, settling, keep: true },
  });
  const leave = () => form.leave(name);
  return (
    <Combobox<T>
      {...rest}
      placeholder={placeholder ?? common.choose}
      key={round}
      ref={ref}
      name={name}
      label={label}
      value={(useFieldValue(form, name) ?? null) as T | null}
      error={error}
      warning={warning}
      onChange={(item) => form.change(name, item)}
      onUnchosen={(next) => unchosen.hear(next, leave)}
      onBlur={() => unchosen.leave(leave)}
    />
  );
}
