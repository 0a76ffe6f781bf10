import { brotliCompressSync } from 'node:zlib';
import type { Browser } from 'playwright';
import { withBrowser } from './browser.ts';
import { peer } from './peers.ts';
import { startProduct } from './product.ts';
import { type Bench, beside, type Figure, figure } from './table.ts';

const languages = { zh: 'zh-CN', en: 'en-GB' } as const;
type Language = keyof typeof languages;

interface Parser {
  parse(message: string): unknown;
}

interface Script {
  readonly bytes: number;
  readonly transferred: number;
  readonly text: string;
}

/** The first load of the home page in one language. */
interface Load {
  /** Each script by its address: its compressed bytes, those of its response with the headers, and its text. */
  readonly scripts: ReadonlyMap<string, Script>;
  readonly fontBytes: number;
  /** The texts that scripts export, by their path. */
  readonly textsOf: (url: string) => Promise<Readonly<Record<string, string>>>;
}

/** Bytes of texts that the first load of the home page transfers in each language. */
export const bench: Bench = async () => {
  const { parse } = await peer<Parser>('@formatjs/icu-messageformat-parser');
  const product = await startProduct();
  try {
    const figures = await withBrowser(async (browser) => {
      const [zh, en] = [await load(browser, product.url, 'zh'), await load(browser, product.url, 'en')];
      return [...(await figuresOf('zh', zh, en, parse)), ...(await figuresOf('en', en, zh, parse))];
    });
    return {
      title: 'Texts of the first load (P8)',
      how: 'The home page in a browser with an empty cache. Texts: the scripts that only this language loads, compressed as they are sent, also those that the page fetches in advance. Headers are counted apart: over HTTP/1.1 each response repeats them, over HTTP/2 they are compressed. Floor: of their texts those whose key occurs in a loaded script, as JSON compressed by Brotli. FormatJS: all the same texts compiled for it, compressed the same way as one file, without its runtime.',
      figures,
    };
  } finally {
    await product.stop();
  }
};

async function load(browser: Browser, url: string, language: Language): Promise<Load> {
  const context = await browser.newContext({ locale: languages[language] });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  const addresses = new Map<string, string>();
  const sizes = new Map<string, number>();
  const contentSizes = new Map<string, number>();
  cdp.on('Network.responseReceived', ({ requestId, response }) => addresses.set(requestId, response.url));
  cdp.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    const address = addresses.get(requestId) ?? '';
    contentSizes.set(address, (contentSizes.get(address) ?? 0) + encodedDataLength);
  });
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
    sizes.set(addresses.get(requestId) ?? '', encodedDataLength),
  );
  await page.goto(url);
  await page.waitForLoadState('networkidle');
  const scripts = new Map<string, Script>();
  let fontBytes = 0;
  for (const [address, transferred] of sizes) {
    if (/\.(woff2?|ttf|otf)$/.test(address)) fontBytes += transferred;
    if (!address.endsWith('.js')) continue;
    const bytes = contentSizes.get(address) ?? 0;
    scripts.set(address, { bytes, transferred, text: await (await fetch(address)).text() });
  }
  const textsOf = (address: string) =>
    page.evaluate(async (from) => {
      const texts: Record<string, string> = {};
      const collect = (value: unknown, path: string) => {
        if (typeof value === 'string') texts[path] = value;
        else if (typeof value === 'object' && value !== null)
          for (const [key, each] of Object.entries(value))
            collect(each, path === '' ? key : `${path}.${key}`);
      };
      const exported = (await import(from)) as Record<string, unknown>;
      for (const value of Object.values(exported)) collect(value, '');
      return texts;
    }, address);
  return { scripts, fontBytes, textsOf };
}

async function figuresOf(
  language: Language,
  own: Load,
  other: Load,
  parse: Parser['parse'],
): Promise<Figure[]> {
  const files = [...own.scripts].filter(([address]) => !other.scripts.has(address));
  const code = [...own.scripts]
    .filter(([address]) => other.scripts.has(address))
    .map(([, { text }]) => text)
    .join('\n');
  const texts: Record<string, string> = {};
  for (const [address] of files) Object.assign(texts, await own.textsOf(address));
  const isUsed = (path: string) => code.includes(path.split('.').at(-1)?.replace(/_one$/, '') ?? path);
  const used = Object.fromEntries(Object.entries(texts).filter(([path]) => isUsed(path)));
  const compiled = Object.fromEntries(
    Object.entries(texts).map(([path, text]) => [path, parse(text.replaceAll(/\{\{(\w+)\}\}/g, '{$1}'))]),
  );
  const kilobytes = (value: unknown) => [brotliCompressSync(JSON.stringify(value)).length / 1000];
  const floor = kilobytes(used);
  const sumOf = (size: 'bytes' | 'transferred') => [
    files.reduce((sum, [, script]) => sum + script[size], 0) / 1000,
  ];
  const [content, transferred] = [sumOf('bytes'), sumOf('transferred')];
  return [
    beside(floor, floor, figure(`${language}: texts used`, floor, 'kB', '')),
    beside(floor, content, figure(`${language}: Fairway`, content, 'kB', '≤ 1.1 × floor')),
    beside(floor, transferred, figure(`${language}: Fairway, with response headers`, transferred, 'kB', '')),
    beside(floor, kilobytes(compiled), figure(`${language}: FormatJS`, kilobytes(compiled), 'kB', '')),
    figure(`${language}: fonts`, [own.fontBytes / 1000], 'kB', ''),
  ];
}
