import { dirname, join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { CDPSession } from 'playwright';
import type { BrowserCommand, BrowserCommandContext } from 'vitest/node';

/** The rectangle of the picture on the page, in whole pixels. */
export interface Clip {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** One question to the worker: is what was drawn, a PNG in base64, as the picture that is kept? */
export interface Glance {
  id: number;
  png: string;
  picture: string;
  /** As of Vitest's `pixelmatch`. */
  threshold: number;
}

/**
 * The file of a picture such as `feedback-badge--states__rtl`, beside the stories it shows. Vitest takes what follows a dot
 * in a name for the ending, and makes one stroke of two.
 */
export const pictureFile = (folder: string, name: string): string =>
  join(folder, '__pixels__', `${name.replace('--', '-').replace('__', '.')}.png`);

// Decoded pictures are megabytes each: beside Vitest's own heap they would have it collected every second.
let worker: Worker | undefined;
let requests = 0;
const waiting = new Map<number, (same: boolean) => void>();

/** What is known of a page: how to take its picture, and of each picture whether it is as kept. */
interface Eye {
  session: Promise<CDPSession>;
  verdicts: Map<string, Promise<boolean>>;
}
const eyes = new WeakMap<object, Eye>();

function eyeOf({ page, context }: BrowserCommandContext): Eye {
  let eye = eyes.get(page);
  if (!eye) {
    eye = { session: context.newCDPSession(page), verdicts: new Map() };
    eyes.set(page, eye);
  }
  return eye;
}

function ask(question: Omit<Glance, 'id'>): Promise<boolean> {
  if (!worker) {
    worker = new Worker(join(process.cwd(), '.storybook/glance.worker.ts'));
    worker.on('message', ({ id, same }: { id: number; same: boolean }) => {
      waiting.get(id)?.(same);
      waiting.delete(id);
    });
    worker.unref();
  }
  requests += 1;
  const { promise, resolve } = Promise.withResolvers<boolean>();
  waiting.set(requests, resolve);
  worker.postMessage({ id: requests, ...question });
  return promise;
}

/**
 * Compares a part of the page with its picture, by the rule of Vitest's own comparison. That waits for a steady page,
 * explains what differs and renews pictures, at several times the cost: it follows where this says no.
 * The page goes on while the picture is compared, so the answer is yes until `differing` tells. Only where pictures may be
 * written it waits, for each is written as the page stands.
 */
export const glance: BrowserCommand<[name: string, clip: Clip, threshold: number]> = async (
  context,
  name,
  clip,
  threshold,
) => {
  const { session, verdicts } = eyeOf(context);
  const { data } = await (await session).send('Page.captureScreenshot', {
    format: 'png',
    clip: { ...clip, scale: 1 },
    optimizeForSpeed: true,
  });
  const { testPath, project } = context;
  const verdict = ask({ png: data, picture: pictureFile(dirname(testPath ?? ''), name), threshold });
  if (project.config.snapshotOptions.updateSnapshot !== 'none') return verdict;
  verdicts.set(name, verdict);
  return true;
};

/** The pictures since the last asking that were not as kept. */
export const differing: BrowserCommand<[]> = async (context) => {
  const { verdicts } = eyeOf(context);
  const judged = [...verdicts];
  verdicts.clear();
  const same = await Promise.all(judged.map(([, verdict]) => verdict));
  return judged.flatMap(([name], index) => (same[index] ? [] : [name]));
};
