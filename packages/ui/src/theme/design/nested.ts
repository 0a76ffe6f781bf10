/** Nested objects, made of values by their paths. */
export interface Nested {
  [name: string]: unknown;
}

/** Puts a value at a path and creates the groups on the way. */
export function putAt(tree: Nested, path: readonly string[], value: unknown): void {
  let group = tree;
  for (const name of path.slice(0, -1)) {
    const inner = (Object.hasOwn(group, name) ? group[name] : {}) as Nested;
    group[name] = inner;
    group = inner;
  }
  group[path.at(-1) ?? ''] = value;
}
