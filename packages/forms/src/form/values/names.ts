/** Objects that are one value, without fields. */
type Whole = Blob | Date | ((...args: never[]) => unknown);

/** The maximum depth of names; deeper than any form, so that recursive types end. */
type Deeper<Depth extends readonly 0[]> = [...Depth, 0];

type Below<Value, Row extends string, Depth extends readonly 0[]> = Depth['length'] extends 5
  ? never
  : Value extends Whole
    ? never
    : Value extends readonly (infer Item)[]
      ? Row | `${Row}.${Below<Item, Row, Deeper<Depth>>}`
      : Value extends object
        ? FieldName<Value, Row, Depth>
        : never;

/** Names of the fields in `Values`, those of a row by its index: `lines.2.price`. */
export type FieldName<Values, Row extends string = `${number}`, Depth extends readonly 0[] = []> = {
  [Key in Extract<keyof Values, string>]:
    | Key
    | `${Key}.${Below<NonNullable<Values[Key]>, Row, Deeper<Depth>>}`;
}[Extract<keyof Values, string>];

/** The same for rules that hold for each row: `lines.*.price`. */
export type FieldPattern<Values> = FieldName<Values, '*'>;

/** The value of the field with this name or pattern. */
export type ValueAt<Values, Name extends string> = Name extends keyof Values
  ? Values[Name]
  : Name extends `${infer Head}.${infer Tail}`
    ? ValueAt<Member<Values, Head>, Tail>
    : Member<Values, Name>;

type Member<Values, Key extends string> = Values extends readonly (infer Item)[]
  ? Item
  : Key extends keyof Values
    ? NonNullable<Values[Key]>
    : unknown;

/** `lines.*.price` of the field `lines.~7.price`. */
export function patternOf(name: string): string {
  return name.includes('~') ? name.replace(/~\d+/g, '*') : name;
}

/** Returns the field of a pattern in the same rows: `lines.~7.city` for `lines.*.city` next to `lines.~7.province`. */
export function inSameRows(pattern: string, name: string): string {
  const rows = name.match(/~\d+/g) ?? [];
  let next = 0;
  return pattern.replace(/\*/g, (star) => rows[next++] ?? star);
}

/** The names that contain a field, from the nearest: `lines.~7`, `lines`. */
export function namesAround(name: string): readonly string[] {
  const around: string[] = [];
  for (let end = name.lastIndexOf('.'); end > 0; end = name.lastIndexOf('.', end - 1))
    around.push(name.slice(0, end));
  return around;
}
