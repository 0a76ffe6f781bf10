/** `fine`: nothing to do. `soon`: works, but will fail in future. `wrong`: does not work. */
export type State = 'fine' | 'soon' | 'wrong';

/** The result of one check, in a line. */
export interface Finding {
  /** A word for it, stable for programs that read `--json`. */
  readonly about: string;
  readonly state: State;
  readonly says: string;
  /** The remedy; absent where it is fine. */
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
