/** Reads bytes from pieces of any size, and copies only bytes that two pieces share. */
export interface ByteReader {
  /** Exactly so many bytes, or null where fewer are left. */
  exactly(size: number): Promise<Buffer | null>;
  /** At least one byte and at most so many, as they come; null at the end. */
  upTo(size: number): Promise<Buffer | null>;
  /** Ends the source, which may hold a file open. */
  close(): Promise<void>;
}

export function byteReader(source: AsyncIterable<Buffer>): ByteReader {
  const pieces = source[Symbol.asyncIterator]();
  let rest: Buffer = Buffer.alloc(0);

  const upTo = async (size: number) => {
    while (rest.length === 0) {
      const { value, done } = await pieces.next();
      if (done) return null;
      rest = value;
    }
    const part = rest.subarray(0, size);
    rest = rest.subarray(part.length);
    return part;
  };
  const exactly = async (size: number) => {
    if (rest.length >= size) {
      const whole = rest.subarray(0, size);
      rest = rest.subarray(size);
      return whole;
    }
    const joined = Buffer.allocUnsafe(size);
    for (let at = 0; at < size; ) {
      const part = await upTo(size - at);
      if (part === null) return null;
      part.copy(joined, at);
      at += part.length;
    }
    return joined;
  };
  const close = async () => void (await pieces.return?.());
  return { exactly, upTo, close };
}
