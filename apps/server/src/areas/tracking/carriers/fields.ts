import { wordsOf } from './words.ts';

/** The fields of an object by their names in lower case: carriers write `UNLocationCode`, `unLocationCode` and `un_location_code`. */
export type Fields = ReadonlyMap<string, unknown>;

const nothing: Fields = new Map();

export function fieldsOf(value: unknown): Fields {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return nothing;
  return new Map(
    Object.entries(value).map(([name, field]) => [name.toLowerCase().replace(/[_-]/g, ''), field]),
  );
}

/** Returns the first of the named objects that exists inside an object. */
export function partOf(fields: Fields, ...names: readonly string[]): Fields {
  return names.map((name) => fieldsOf(fields.get(name))).find(({ size }) => size > 0) ?? nothing;
}

/** The first text that one of the objects has under one of the names. */
export function textOf(from: readonly Fields[], ...names: readonly string[]): string | null {
  for (const fields of from) {
    for (const name of names) {
      const text = wordsOf(fields.get(name));
      if (text !== null) return text;
    }
  }
  return null;
}

export function listOf(fields: Fields, name: string): readonly Fields[] {
  const list = fields.get(name);
  return Array.isArray(list) ? list.map(fieldsOf) : [];
}
