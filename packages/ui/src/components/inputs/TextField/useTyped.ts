import { useState } from 'react';
import type { TextFieldProps } from './TextField.tsx';

/** Input props for controls that parse typed text; they set the other props themselves. */
export type TypedInputProps = Omit<
  TextFieldProps,
  | 'value'
  | 'defaultValue'
  | 'onChange'
  | 'min'
  | 'max'
  | 'type'
  | 'end'
  | 'clearable'
  | 'onClear'
  | 'onKeyDown'
>;

interface TypedOptions<Value> {
  /** As the owner has it. */
  readonly value: Value | null;
  readonly onChange: (value: Value | null) => void;
  /** Parses a text; returns `null` for an invalid one. */
  readonly parse: (text: string) => Value | null;
  /** The reason why the typed text is invalid; `null` if it is valid. */
  readonly problemOf: (typed: Value | null) => string | null;
  /** Called with the reason why the typed text is invalid, and with `null` once it is corrected. */
  readonly onProblem?: ((problem: string | null) => void) | undefined;
}

/** A typed value: `onChange` is called once it is valid or empty. */
export function useTyped<Value>({ value, onChange, parse, problemOf, onProblem }: TypedOptions<Value>) {
  const [draft, setDraft] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const judge = (next: string | null) => {
    setProblem(next);
    if (next !== problem) onProblem?.(next);
  };
  const take = (next: Value | null) => {
    setDraft(null);
    judge(null);
    if (next !== value) onChange(next);
  };
  return {
    /** Text typed and not yet accepted; `null` while the box shows the value. */
    draft,
    /** Why the draft was not taken. */
    problem,
    /** Follows the typing. */
    type: (text: string) => {
      setDraft(text);
      judge(null);
    },
    /** Gives up the draft for a value that was chosen otherwise. */
    take,
    /** The typing has ended. */
    commit: () => {
      if (draft === null) return;
      if (draft.trim() === '') return take(null);
      const typed = parse(draft);
      const refusal = problemOf(typed);
      if (refusal === null) take(typed);
      else judge(refusal);
    },
  };
}
