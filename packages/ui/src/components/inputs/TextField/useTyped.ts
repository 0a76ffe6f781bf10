import { useState } from 'react';
import type { TextFieldProps } from './TextField.tsx';

/** What controls that read a value from typed text take of their input; the rest they set themselves. */
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
  /** The value that a text says; `null` for a text that says none. */
  readonly parse: (text: string) => Value | null;
  /** Why what was typed cannot be taken; `null` where it can. */
  readonly problemOf: (typed: Value | null) => string | null;
  /** Hears why what was typed was not taken, and of `null` once that is put right. */
  readonly onProblem?: ((problem: string | null) => void) | undefined;
}

/** A value that is typed: the owner hears of it once it is understood and allowed, or emptied. */
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
    /** What is typed and not yet taken; `null` while the box shows the value. */
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
