import { existsSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { CDPSession } from 'playwright';
import sharp from 'sharp';
import type { BrowserCommand, BrowserCommandContext } from 'vitest/node';
import { withSecondTry } from './secondTry.ts';

/** The rectangle of the picture on the page, in whole pixels. */
export interface Clip {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** One question to the worker: is this screenshot, a PNG in base64, the same as the stored picture? */
export interface Glance {
  id: number;
  png: string;
  /** Candidate paths of the picture: the first existing file is used. */
  files: readonly string[];
  /** As of Vitest's `pixelmatch`. */
  threshold: number;
}

/**
 * The path of a picture such as `feedback-badge--states__rtl`, in a folder next to its stories, without its extension.
 * Pictures are committed as lossless WebP, half the size of PNG. Vitest writes and compares PNG, so a run that draws or
 * explains a picture has it as PNG until `npm run pictures` stores it.
 */
export const picturePath = (folder: string, name: string): string =>
  join(folder, '__pixels__', name.replace('--', '-').replace('__', '.'));

// Decoded pictures are megabytes each: in the heap of Vitest they would start a garbage collection every second.
let worker: Worker | undefined;
let requests = 0;
const waiting = new Map<number, (same: boolean) => void>();

/** The connection that takes screenshots of a page, and for each picture whether the screenshot is the same. */
interface Camera {
  session: Promise<CDPSession>;
  comparisons: Map<string, Promise<boolean>>;
}
const cameras = new WeakMap<object, Camera>();

function cameraOf({ page, context }: BrowserCommandContext): Camera {
  let camera = cameras.get(page);
  if (!camera) {
    camera = { session: context.newCDPSession(page), comparisons: new Map() };
    cameras.set(page, camera);
  }
  return camera;
}

/** Chromium sometimes stops drawing a page that it takes for a background tab, and then never answers. */
async function screenshot(context: BrowserCommandContext, clip: Clip): Promise<string> {
  const camera = cameraOf(context);
  const capture = async () =>
    (await camera.session).send('Page.captureScreenshot', {
      format: 'png',
      clip: { ...clip, scale: 1 },
      optimizeForSpeed: true,
    });
  const { data } = await withSecondTry('a screenshot of Chromium', capture, async () => {
    await context.page.bringToFront();
    camera.session = context.context.newCDPSession(context.page);
  });
  return data;
}

function isSameInWorker(question: Omit<Glance, 'id'>): Promise<boolean> {
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
 * Compares a part of the page with its picture by the rule of Vitest's own comparison. Vitest's also waits for a steady
 * page, explains differences and renews pictures, at several times the cost; it runs only where this one finds a
 * difference. The test goes on during the comparison, so this returns true and `differing` returns the result later.
 * Only where pictures may be written does it wait, because each is written from the current page.
 */
export const glance: BrowserCommand<[name: string, clip: Clip, threshold: number]> = async (
  context,
  name,
  clip,
  threshold,
) => {
  const png = await screenshot(context, clip);
  const picture = pictureOf(context, name);
  const comparison = isSameInWorker({
    png,
    files: [`${picture}.png`, `${picture}.webp`],
    threshold,
  });
  if (context.project.config.snapshotOptions.updateSnapshot !== 'none') return comparison;
  cameraOf(context).comparisons.set(name, comparison);
  return true;
};

/** The names of pictures since the last call that differ from their screenshot. */
export const differing: BrowserCommand<[]> = async (context) => {
  const { comparisons } = cameraOf(context);
  const names = [...comparisons.keys()];
  const results = [...comparisons.values()];
  // A comparison that fails does so for its story alone.
  comparisons.clear();
  const same = await Promise.all(results);
  return names.filter((_, index) => !same[index]);
};

/** Writes the stored picture as PNG, which is what Vitest compares with. */
export const writePng: BrowserCommand<[name: string]> = async (context, name) => {
  const picture = pictureOf(context, name);
  if (existsSync(`${picture}.png`) || !existsSync(`${picture}.webp`)) return;
  await writeFile(`${picture}.png`, await sharp(`${picture}.webp`).png().toBuffer());
};

/** Removes the PNG again unless Vitest has written a new picture into it. */
export const removePng: BrowserCommand<[name: string]> = async (context, name) => {
  const picture = pictureOf(context, name);
  if (!existsSync(`${picture}.png`) || !existsSync(`${picture}.webp`)) return;
  const png = (await readFile(`${picture}.png`)).toString('base64');
  if (await isSameInWorker({ png, files: [`${picture}.webp`], threshold: 0 })) await rm(`${picture}.png`);
};

function pictureOf({ testPath }: BrowserCommandContext, name: string): string {
  return picturePath(dirname(testPath ?? ''), name);
}
