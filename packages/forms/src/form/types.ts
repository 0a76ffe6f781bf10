import type * as v from 'valibot';
import type { AsyncCheck, CheckState } from './checks.ts';
import type { FailureMap } from './problems/failure.ts';
import type { Problem } from './problems/problem.ts';
import type { FieldSentences } from './problems/ruleSentences.ts';
import type { FieldName, FieldPattern, ValueAt } from './values/names.ts';

/** Values by field. A field may hold anything that its control understands; text fields hold strings. */
export type FormValues = Readonly<Record<string, unknown>>;

type NameOf<Values> = Extract<keyof Values, string>;

/** The rows of the list `Name`. */
export type RowAt<Values, Name extends string> =
  NonNullable<ValueAt<Values, Name>> extends readonly (infer Row)[] ? Row : unknown;

export interface FormOptions<Values extends FormValues, Output = unknown> extends FailureMap {
  /** The start values of the fields; its keys are the fields of the form, also of those that a mode hides. */
  initial: Values;
  /**
   * The start values of a new row, by list: `{ lines: () => ({ goods: '', boxes: 1 }) }`; a list in a row is
   * `lines.*.boxes`.
   */
  rows?: { readonly [Name in FieldPattern<Values>]?: () => RowAt<Values, Name> };
  /** A synchronous valibot schema of the current fields; its output is passed to `onSubmit`. */
  schema: v.GenericSchema<unknown, Output>;
  /** Sends the form. An error that it throws is shown: refused fields at their fields, the rest above the form. */
  onSubmit(output: Output): unknown;
  /** Fields whose name in the request is another: `{ account: 'phone', items: 'lines' }`. */
  serverFields?: Readonly<Record<string, FieldName<Values>>>;
  /** Refusals that are about one field: `{ verifyCodeWrong: 'verifyCode' }`. */
  codeFields?: Readonly<Record<string, FieldName<Values>>>;
  /** The sentence for a failure that fits no field; false when the site shows it elsewhere. */
  explain?(error: unknown): string | false | undefined;
  /** Sentences that ask for a second look and block nothing, by field; run when the field is left. */
  warnings?: {
    readonly [Name in FieldPattern<Values>]?: (
      value: ValueAt<Values, Name>,
      values: Values,
    ) => string | null | undefined;
  };
  /** Fields that go back to their start when another is changed: `{ province: ['city'] }`, in the same row with `*`. */
  resets?: { readonly [Name in FieldPattern<Values>]?: readonly FieldPattern<Values>[] };
  /** Stores the typed values in this tab under this name, until they are sent. Passwords and codes are never stored. */
  draft?: string;
}

/** The options of a mounted field. */
export interface Control extends FieldSentences {
  /** The element that takes focus. */
  element(): HTMLElement | null;
  /** Shows a value that was not typed: restored, normalised, reset. */
  write(value: unknown): void;
  /** Name of a row of this list, by its number from 1, in the summary. */
  readonly rowLabel?: ((number: number) => string) | undefined;
  /** Cleans a typed value when the field is left and before it is checked. */
  readonly normalise?: ((value: string) => string) | undefined;
  /** A warning that does not block the form; the form's own `warnings` have precedence. */
  readonly warn?: ((value: string) => string | undefined) | undefined;
  /** Runs on the server, when the field is left and keeps its rules, and before the form is sent. */
  readonly check?: AsyncCheck | undefined;
  /**
   * Content of the control that is not a value, such as text that matches no option: the platform's `badInput`. It is
   * reported before the rules, which judge the value only.
   */
  readonly badInput?: (() => Problem | undefined) | undefined;
  /** A promise while the control resolves its content; submit waits for it. */
  readonly settling?: (() => Promise<void> | undefined) | undefined;
  /** Whether a draft may hold the value. */
  readonly keep: boolean;
}

/** The problems of the last attempt to submit that are still open, top to bottom; '' is the form itself. */
export interface Summary {
  /** Counts attempts, so that each that finds something brings the focus back. */
  readonly attempt: number;
  readonly entries: readonly { readonly name: string; readonly problem: Problem }[];
}

/** The rows of one list. A row keeps its key, and with it all that is known of its fields, wherever it goes. */
export interface Rows<Row = unknown> {
  keys(): readonly string[];
  /** Adds a row at `index`, by default at the end, and returns its key. */
  add(row?: Row, index?: number): string;
  remove(key: string): void;
  move(key: string, index: number): void;
  /** Adds a row with the same values after this one, and returns its key. */
  copy(key: string): string;
}

export interface FormStore<Values extends FormValues = FormValues> {
  /** The fields at the top. */
  readonly names: ReadonlySet<string>;
  /** Whether there is such a field, at the top or below. */
  has(name: string): boolean;
  /** The name that a field keeps when its row moves, `lines.~7.price`, of `lines.2.price`. */
  nameOf(path: string): string;
  /** The rows of a list. */
  rows(name: FieldName<Values>): Rows;
  value<Name extends NameOf<Values>>(name: Name): Values[Name];
  value(name: FieldName<Values>): unknown;
  values(): Values;
  problem(name: string): Problem | undefined;
  warning(name: string): string | undefined;
  /** Returns the state of a field's asynchronous check. */
  checkState(name: string): CheckState;
  summary(): Summary;
  /** Whether the values differ from those it started with, or those sent last, so that leaving would lose something. */
  isChanged(): boolean;
  /** Whether checks or `onSubmit` are running. A second submit during that time does nothing. */
  pending(): boolean;
  /**
   * Topics: `name` for problem and warning of a field, `name=` for its value, `name?` for its check, `name#` for which rows a list
   * has, `summary`, `pending`.
   */
  subscribe(topic: string, listener: () => void): () => void;
  /** Sets a value from code, and shows it. */
  set<Name extends NameOf<Values>>(name: Name, value: Values[Name]): void;
  set<Name extends FieldName<Values>>(name: Name, value: ValueAt<Values, Name>): void;
  /** Sets the value that the user typed. */
  change(name: string, value: unknown): void;
  /** A field reports that it was left. */
  leave(name: string): void;
  /** Mounts a field; returns the function that unmounts it. */
  register(name: string, control: Control): () => void;
  /** The field's control on the page, if it is mounted. */
  control(name: string): Control | undefined;
  focus(name: string): void;
  /** Checks one field as on submit, and focuses it if it is invalid; returns whether it is valid. */
  check(name: string): boolean;
  /** Shows a failed side call, such as sending a code: at the fields it names, the rest at the field `at`. */
  refuse(error: unknown, at: string): void;
  /** Removes the refusal of a field after its side call has succeeded. */
  accept(name: string): void;
  /** Shows problems by field; '' is the form itself. */
  fail(problems: Readonly<Record<string, Problem>>): void;
  /** Brings the draft back. */
  restore(): void;
  /** Back to `initial`, draft included. */
  reset(): void;
  /** Checks, and sends when nothing is broken. Resolves when that is over, also after a failure. */
  submit(): Promise<void>;
}
