import { type ClipboardEvent, type FormEvent, useCallback, useRef, useState } from 'react';
import { afterPaste, replaceText } from './replaceText.ts';
import { useControl } from './useControl.ts';

/** How a text field treats what is typed. Functions must be stable between renders. */
export interface TextControlOptions {
  /** Name of the field in the summary. */
  label?: string | undefined;
  /** Asks for this field when it is empty. */
  requiredText?: string | undefined;
  /** Cleans the text when the field is left, and pasted text at once. */
  normalise?: ((value: string) => string) | undefined;
  /** Cleans at each key too, except while an IME composes. */
  normaliseTyped?: ((value: string) => string) | undefined;
  /** Whether a draft may hold the value; true unless it is a secret. */
  keep?: boolean | undefined;
}

/** Wires an uncontrolled `<input>` to the field `name` of the form around it: spread `input` on it. */
export function useTextControl(name: string, options: TextControlOptions = {}) {
  const { label, requiredText, normalise, normaliseTyped, keep = true } = options;
  const ref = useRef<HTMLInputElement>(null);
  const element = useCallback(() => ref.current, []);
  const write = useCallback((value: unknown) => {
    if (ref.current) ref.current.value = String(value ?? '');
  }, []);
  const { form, error, warning } = useControl(name, { element, write, label, requiredText, normalise, keep });
  // A field that comes back, as when a mode changes, shows what was typed before.
  const [defaultValue] = useState(() => String(form.value(name) ?? ''));

  const take = (input: HTMLInputElement, composing: boolean) => {
    const typed = input.value;
    const clean = composing ? typed : (normaliseTyped?.(typed) ?? typed);
    if (clean !== typed) input.value = clean;
    form.change(name, clean);
  };
  const onChange = (event: FormEvent<HTMLInputElement>) => {
    const { nativeEvent } = event;
    take(event.currentTarget, nativeEvent instanceof InputEvent && nativeEvent.isComposing);
  };
  const onPaste = (event: ClipboardEvent<HTMLInputElement>) => {
    const whole = afterPaste(event.currentTarget, event.clipboardData.getData('text'));
    const wanted = normalise?.(whole) ?? whole;
    if (wanted === whole) return;
    event.preventDefault();
    replaceText(event.currentTarget, wanted);
  };

  return {
    form,
    error,
    warning,
    input: {
      ref,
      name,
      defaultValue,
      onChange,
      onPaste,
      // Chrome sends no further input event when a composition ends.
      onCompositionEnd: (event: FormEvent<HTMLInputElement>) => take(event.currentTarget, false),
      onBlur: () => form.leave(name),
    },
  };
}
