/** Reads exactly so many bytes, or null where fewer are left. */
export function exactly(source: AsyncIterable<Buffer>): (size: number) => Promise<Buffer | null> {
  const pieces = source[Symbol.asyncIterator]();
  let held: Buffer = Buffer.alloc(0);
  return async (size) => {
    if (held.length >= size) {
      const part = held.subarray(0, size);
      held = held.subarray(size);
      return part;
    }
    const parts = [held];
    let available = held.length;
    while (available < size) {
      const { value, done } = await pieces.next();
      if (done) return null;
      parts.push(value);
      available += value.length;
    }
    const all = Buffer.concat(parts);
    held = all.subarray(size);
    return all.subarray(0, size);
  };
}
