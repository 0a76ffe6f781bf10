import { parentPort } from 'node:worker_threads';
import type { Answer } from '../parsing/worker.ts';
import type { PdfContent } from './content.ts';
import { drawPdf } from './drawPdf.ts';

/** Sends `ready` once its modules and fonts are loaded, and the documents in order. */
parentPort?.on('message', async ({ input }: { readonly input: PdfContent }) => {
  parentPort?.postMessage(await answerTo(input));
});
parentPort?.postMessage('ready');

async function answerTo(content: PdfContent): Promise<Answer> {
  try {
    return { value: await drawPdf(content) };
  } catch (error) {
    return { fault: String(error) };
  }
}
