import {
  type ClipboardEvent,
  type FocusEvent,
  type FormEvent,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import type { AsyncCheck } from '../checks.ts';
import type { Problem } from '../problems/problem.ts';
import type { RuleSentences } from '../problems/ruleSentences.ts';
import { useLatestCheck } from '../useLatestCheck.ts';
import { afterPress, followPresses } from './afterPress.ts';
import { afterPaste, replaceText } from './replaceText.ts';
import { rewriteText } from './rewriteText.ts';
import { useControl } from './useControl.ts';

/** The options of a text field. Functions must be stable between renders, except `check`. */
export interface TextControlOptions {
  /** Name of the field in the summary. */
  label?: string | undefined;
  /** The error if this field is empty; short for `texts.required`. */
  requiredText?: string | undefined;
  /** The field's own sentences for rules. */
  texts?: RuleSentences | undefined;
  /** Cleans the text when the field is left, and pasted text at once. */
  normalise?: ((value: string) => string) | undefined;
  /** Cleans at each key too, except while an IME composes. */
  normaliseTyped?: ((value: string) => string) | undefined;
  /** A warning that does not block the form. */
  warn?: ((value: string) => string | undefined) | undefined;
  /** Returns the problem of a text that no schema should see; it is reported before the schema's rules. */
  problemOf?: ((value: string) => Problem | undefined) | undefined;
  /** The text to edit while the field has the focus, where `normalise` writes another one. */
  editable?: ((value: string) => string) | undefined;
  /** Checks a value that keeps its rules on the server, when the field is left. */
  check?: AsyncCheck | undefined;
  /** Whether a draft may hold the value; true unless it is a secret. */
  keep?: boolean | undefined;
}

type TextElement = HTMLInputElement | HTMLTextAreaElement;

/** Wires an uncontrolled `<input>` or `<textarea>` to the field `name` of the form around it: spread `input` on it. */
export function useTextControl<Element extends TextElement = HTMLInputElement>(
  name: string,
  options: TextControlOptions = {},
) {
  const { label, requiredText, texts, normalise, normaliseTyped, problemOf, editable, warn } = options;
  const { keep = true } = options;
  const check = useLatestCheck(options.check);
  useEffect(followPresses, []);
  const ref = useRef<Element>(null);
  const element = useCallback(() => ref.current, []);
  const write = useCallback((value: unknown) => {
    if (ref.current) ref.current.value = String(value ?? '');
  }, []);
  const badInput = useCallback(() => problemOf?.(ref.current?.value ?? ''), [problemOf]);
  const { form, ...notices } = useControl(name, {
    ...{ element, write, label, requiredText, texts },
    ...{ normalise, warn, check, badInput, keep },
  });
  // A field that is mounted again, such as after a change of mode, shows its earlier text.
  const [defaultValue] = useState(() => String(form.value(name) ?? ''));

  const take = (input: Element, composing: boolean) => {
    const typed = input.value;
    const clean = composing ? typed : (normaliseTyped?.(typed) ?? typed);
    if (clean !== typed) rewrite(input, clean, normaliseTyped);
    form.change(name, clean);
  };
  const onChange = (event: FormEvent<Element>) => {
    const { nativeEvent } = event;
    take(event.currentTarget, nativeEvent instanceof InputEvent && nativeEvent.isComposing);
  };
  const onFocus = ({ currentTarget: input }: FocusEvent<Element>) => {
    const text = editable?.(input.value) ?? input.value;
    if (text === input.value) return;
    rewriteText(input, text);
    form.change(name, text);
  };
  const onPaste = (event: ClipboardEvent<Element>) => {
    const whole = afterPaste(event.currentTarget, event.clipboardData.getData('text'));
    const clean = normalise?.(whole) ?? whole;
    const normalised = editable?.(clean) ?? clean;
    if (normalised === whole) return;
    event.preventDefault();
    replaceText(event.currentTarget, normalised);
  };

  return {
    form,
    ...notices,
    input: {
      ref,
      name,
      defaultValue,
      onChange,
      ...(editable && { onFocus }),
      onPaste,
      // Chrome sends no further input event when a composition ends.
      onCompositionEnd: (event: FormEvent<Element>) => take(event.currentTarget, false),
      onBlur: () => afterPress(() => form.leave(name)),
    },
  };
}

/** Sets the cleaned text and keeps the caret behind the same text. */
function rewrite(input: TextElement, clean: string, normalise: ((value: string) => string) | undefined) {
  const caret = normalise?.(input.value.slice(0, input.selectionStart ?? undefined)).length ?? clean.length;
  input.value = clean;
  input.setSelectionRange(caret, caret);
}
