import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { pagesInFile, type SitemapSource, sitemapIndex, urlSet } from './sitemap.ts';

/** One file in its stored and sent form: compressed once. */
export interface SitemapFile {
  readonly gzip: Buffer;
  /** Weak, because the same file is sent with and without compression. */
  readonly etag: string;
  /** When the newest of its pages changed; null where that is not known. */
  readonly changedAt: Date | null;
}

/** A page's path in small letters, and who may open it. */
type AccessRule = readonly [path: string, access: string];

export interface SitemapFilesOptions {
  readonly origin: () => string;
  readonly sources: readonly SitemapSource[];
  /** Access rules set by staff: a page that is not open is not for search engines. */
  rules(): Promise<readonly AccessRule[]>;
}

export interface SitemapFiles {
  /** The file that names the others. */
  index(): Promise<SitemapFile>;
  /** One file of a source, counted from 1; undefined if it does not exist. */
  file(source: string, number: number): Promise<SitemapFile | undefined>;
}

/** New pages appear in the files after this time at the latest. */
const freshMs = 600_000;
/** The compressed files of all sources together; a file takes about 60 kB. */
const mostBytes = 8 * 2 ** 20;

interface SourceCache {
  readonly until: number;
  readonly rules: string;
  readonly files: Promise<readonly SitemapFile[]>;
  bytes: number;
}

/** The files of all sources, drawn and compressed when one of them is first requested. */
export function sitemapFiles({ origin, sources, rules }: SitemapFilesOptions): SitemapFiles {
  const cache = new Map<string, SourceCache>();

  async function filesOf(source: SitemapSource): Promise<readonly SitemapFile[]> {
    const current = await rules();
    const text = JSON.stringify(current);
    const cached = cache.get(source.name);
    if (cached && cached.until > performance.now() && cached.rules === text) return cached.files;
    const files = draw(source, accessBy(current), origin());
    const entry: SourceCache = { until: performance.now() + freshMs, rules: text, files, bytes: 0 };
    cache.delete(source.name);
    cache.set(source.name, entry);
    try {
      entry.bytes = (await files).reduce((sum, file) => sum + file.gzip.length, 0);
      trim(cache);
    } catch (error) {
      if (cache.get(source.name) === entry) cache.delete(source.name);
      throw error;
    }
    return files;
  }

  return {
    async index() {
      const names: string[] = [];
      // One after the other, so that a request for the index does not read every table at once.
      for (const source of sources) {
        const files = await filesOf(source);
        names.push(...files.map((_, index) => `${source.name}-${index + 1}`));
      }
      return fileOf(sitemapIndex(origin(), names), null);
    },
    async file(name, number) {
      const source = sources.find((each) => each.name === name);
      return source && (await filesOf(source))[number - 1];
    },
  };
}

/** Removes the oldest sources until the rest fits. */
function trim(cache: Map<string, SourceCache>): void {
  let bytes = [...cache.values()].reduce((sum, entry) => sum + entry.bytes, 0);
  for (const [name, entry] of cache) {
    if (bytes <= mostBytes) return;
    bytes -= entry.bytes;
    cache.delete(name);
  }
}

async function draw(
  source: SitemapSource,
  access: (address: string) => string,
  origin: string,
): Promise<readonly SitemapFile[]> {
  const pages = (await source.addresses()).filter(({ address }) => access(address) === 'open');
  const files: SitemapFile[] = [];
  for (let start = 0; start < pages.length; start += pagesInFile) {
    const part = pages.slice(start, start + pagesInFile);
    const changes = part.flatMap(({ changedAt }) => (changedAt ? [changedAt.getTime()] : []));
    files.push(
      await fileOf(urlSet(origin, part), changes.length > 0 ? new Date(Math.max(...changes)) : null),
    );
  }
  return files;
}

const compress = promisify(gzip);

async function fileOf(text: string, changedAt: Date | null): Promise<SitemapFile> {
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 22);
  return { gzip: await compress(text), etag: `W/"${hash}"`, changedAt };
}

/** By a page's own rule, else by that of the page above. */
function accessBy(rules: readonly AccessRule[]): (address: string) => string {
  const byPath = new Map(rules);
  return (address) => {
    let path = (address.split('?')[0] ?? '').toLowerCase();
    while (path !== '' && !byPath.has(path)) path = path.slice(0, path.lastIndexOf('/'));
    return byPath.get(path) ?? 'open';
  };
}
