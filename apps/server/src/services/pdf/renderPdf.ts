import { Lane } from '../parsing/lane.ts';
import type { PdfContent } from './content.ts';

/** A quotation takes half a second of a core, so it never runs on the thread that handles requests. */
const lane = new Lane({
  script: new URL('./worker.ts', import.meta.url),
  deadline: 20_000,
  memoryMb: 256,
  mostWaiting: 50,
  idle: 60_000,
});

/** The bytes of a document. Throws a `ParsingFailure` when it takes too long, or too many wait. */
export async function renderPdf(content: PdfContent): Promise<Uint8Array> {
  const bytes = await lane.run({ name: 'pdf', input: content });
  if (!(bytes instanceof Uint8Array)) throw new Error('the worker drew no document');
  return bytes;
}
