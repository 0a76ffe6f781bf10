/** `fine`: nothing to do. `soon`: works, and will not for ever. `wrong`: does not work. */
export type State = 'fine' | 'soon' | 'wrong';

/** What was found out about one thing, in a line. */
export interface Finding {
  /** A word for it, stable for programs that read `--json`. */
  readonly about: string;
  readonly state: State;
  readonly says: string;
  /** What to do; absent where it is fine. */
  readonly do?: string;
}

export const fine = (about: string, says: string): Finding => ({ about, state: 'fine', says });
export const soon = (about: string, says: string, todo: string): Finding => ({
  about,
  state: 'soon',
  says,
  do: todo,
});
export const wrong = (about: string, says: string, todo: string): Finding => ({
  about,
  state: 'wrong',
  says,
  do: todo,
});
