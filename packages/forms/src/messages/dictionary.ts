/** The shape of every dictionary. */
export interface Dictionary {
  readonly [key: string]: string | readonly string[] | ((...args: never[]) => string) | Dictionary;
}
