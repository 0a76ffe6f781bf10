/**
 * Returns `next` with the parts of `previous` that have the same content: a component that compares its properties is not
 * rendered for them again.
 */
export function keepUnchanged<Value>(previous: unknown, next: Value): Value;
export function keepUnchanged(previous: unknown, next: unknown): unknown {
  if (Array.isArray(previous) && Array.isArray(next)) {
    const items = next.map((item, index) => keepUnchanged(previous[index], item));
    const isSame = previous.length === next.length && items.every((item, index) => item === previous[index]);
    return isSame ? previous : items;
  }
  if (!isRecord(previous) || !isRecord(next)) return next;
  const entries = Object.entries(next).map(
    ([key, value]) => [key, keepUnchanged(previous[key], value)] as const,
  );
  const isSame =
    Object.keys(previous).length === entries.length &&
    entries.every(([key, value]) => key in previous && value === previous[key]);
  return isSame ? previous : Object.fromEntries(entries);
}

/** A plain object, as JSON has them; an instance of a class is passed on unchanged. */
function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}
