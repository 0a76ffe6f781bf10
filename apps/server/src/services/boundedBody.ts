import type { IncomingMessage } from 'node:http';

/** Returns the whole body of a response. One that is longer than `maxBytes` is ended, and `tooLarge` creates the error. */
export async function boundedBody(
  answer: IncomingMessage,
  maxBytes: number,
  tooLarge: () => Error,
): Promise<Buffer> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of answer as AsyncIterable<Buffer>) {
    length += part.length;
    if (length > maxBytes) {
      answer.destroy();
      throw tooLarge();
    }
    parts.push(part);
  }
  return Buffer.concat(parts);
}
