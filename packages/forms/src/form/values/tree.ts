/** The member of a value at a path; undefined if it is missing. */
export function readAt(value: unknown, path: readonly string[]): unknown {
  let at = value;
  for (const key of path) {
    if (typeof at !== 'object' || at === null || !Object.hasOwn(at, key)) return undefined;
    at = Reflect.get(at, key);
  }
  return at;
}

/** Returns a copy of a value with another member at a path; values off the path are shared. */
export function writeAt(value: unknown, path: readonly string[], member: unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return member;
  if (Array.isArray(value)) return value.with(Number(key), writeAt(value[Number(key)], rest, member));
  const own: object = typeof value === 'object' && value !== null ? value : {};
  return { ...own, [key]: writeAt(Reflect.get(own, key), rest, member) };
}

/** An object of fields, unlike a list, a date or a file. */
export function isBranch(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}
