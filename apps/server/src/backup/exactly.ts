/** Reads exactly so many bytes, or null where fewer are left. */
export function exactly(source: AsyncIterable<Buffer>): (size: number) => Promise<Buffer | null> {
  const pieces = source[Symbol.asyncIterator]();
  let rest: Buffer = Buffer.alloc(0);
  return async (size) => {
    if (rest.length >= size) {
      const part = rest.subarray(0, size);
      rest = rest.subarray(size);
      return part;
    }
    const parts = [rest];
    let available = rest.length;
    while (available < size) {
      const { value, done } = await pieces.next();
      if (done) return null;
      parts.push(value);
      available += value.length;
    }
    const all = Buffer.concat(parts);
    rest = all.subarray(size);
    return all.subarray(0, size);
  };
}
