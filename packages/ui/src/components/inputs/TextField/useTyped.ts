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
}

/** A value that is typed: the owner hears of it once it is understood and allowed, or emptied. */
export function useTyped<Value>({ value, onChange, parse, problemOf }: TypedOptions<Value>) {
  const [draft, setDraft] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const take = (next: Value | null) => {
    setDraft(null);
    setProblem(null);
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
      setProblem(null);
    },
    /** Gives up the draft for a value that was chosen otherwise. */
    take,
    /** The typing has ended. */
    commit: () => {
      if (draft === null) return;
      if (draft.trim() === '') return take(null);
      const typed = parse(draft);
      const found = problemOf(typed);
      if (found === null) take(typed);
      else setProblem(found);
    },
  };
}
