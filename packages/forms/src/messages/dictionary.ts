/** What every dictionary is made of. */
export interface Dictionary {
  readonly [key: string]: string | readonly string[] | ((...args: never[]) => string) | Dictionary;
}
