/**
 * Properties of a component with `Now` also under its former name, until the next major version: `Former` is an object
 * type with that name, marked `@deprecated`.
 */
export type WithFormerName<Props, Now extends keyof Props, Former> =
  | (Props & { [Name in keyof Former]?: never })
  | (Omit<Props, Now> & { [Name in Now]?: never } & Former);

/** The value under either name; the type of the properties requires one of them. */
export function eitherName<Value>(now: Value | undefined, former: Value | undefined): Value {
  return (now ?? former) as Value;
}
