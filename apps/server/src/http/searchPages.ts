import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Db } from '../database/db.ts';
import type { KnownPage } from './firstPages.ts';
import {
  addressesInFile,
  robots,
  type SitemapAddress,
  type SitemapSource,
  sitemapIndex,
  urlSet,
} from './sitemap.ts';

export interface SearchParts {
  readonly origin: () => string;
  /** Pages of the portal; none where it is not built. */
  readonly pages: readonly KnownPage[];
  readonly sources: readonly SitemapSource[];
  readonly db: Db;
}

/** Addresses change seldom, and crawlers ask for file after file. */
const freshMs = 3_600_000;
/** Beside the pages for members: calls, the staff's desk, what only a sandbox has, and pages that say what went wrong. */
const closed = ['/api/', '/desk', '/sandbox/', '/error', '/notFound', '/*login=1'];

/** `robots.txt`, `sitemap.xml`, and the files that it names: `/sitemap/ports-1.xml`. */
export function searchPages(app: FastifyInstance, { origin, pages, sources, db }: SearchParts): void {
  const all: readonly SitemapSource[] = [
    { name: 'pages', addresses: async () => ownPages(pages) },
    ...sources,
  ];
  const kept = new Map<
    string,
    { readonly until: number; readonly found: Promise<readonly SitemapAddress[]> }
  >();

  const addressesOf = ({ name, addresses }: SitemapSource) => {
    const known = kept.get(name);
    if (known && known.until > performance.now()) return known.found;
    const found = addresses();
    kept.set(name, { until: performance.now() + freshMs, found });
    found.catch(() => kept.delete(name));
    return found;
  };
  /** Pages that staff keep behind login or only announce are not for search engines. */
  const openAddresses = async (source: SitemapSource) => {
    const [addresses, access] = await Promise.all([addressesOf(source), accessOfPages(db)]);
    return addresses.filter(({ address }) => access(address) === 'open');
  };
  const xml = (reply: FastifyReply, text: string) =>
    reply.header('cache-control', 'public, max-age=3600').type('application/xml; charset=utf-8').send(text);

  app.get('/robots.txt', async (_request, reply) => {
    const members = pages.flatMap(({ path, auth }) => (auth ? [path] : []));
    return reply
      .header('cache-control', 'public, max-age=3600')
      .type('text/plain; charset=utf-8')
      .send(robots(origin(), [...closed, ...members.flatMap((path) => [`${path}$`, `${path}?`])]));
  });

  app.get('/sitemap.xml', async (_request, reply) => {
    const files = await Promise.all(
      all.map(async (source) => {
        const { length } = await openAddresses(source);
        return Array.from(
          { length: Math.ceil(length / addressesInFile) },
          (_, index) => `${source.name}-${index + 1}`,
        );
      }),
    );
    return xml(reply, sitemapIndex(origin(), files.flat()));
  });

  app.get<{ Params: { file: string } }>('/sitemap/:file', async (request, reply) => {
    const [, name, number] = /^([a-z-]+)-(\d{1,4})\.xml$/.exec(request.params.file) ?? [];
    const source = all.find((each) => each.name === name);
    const start = (Number(number) - 1) * addressesInFile;
    const addresses = source ? (await openAddresses(source)).slice(start, start + addressesInFile) : [];
    if (start < 0 || addresses.length === 0)
      return reply.status(404).type('text/plain; charset=utf-8').send('404 Not Found\n');
    return xml(reply, urlSet(origin(), addresses));
  });
}

function ownPages(pages: readonly KnownPage[]): SitemapAddress[] {
  return pages.flatMap(({ path, queries, listed }) =>
    listed ? [{ address: path }, ...queries.map((query) => ({ address: `${path}?${query}` }))] : [],
  );
}

/** What staff decided about pages: by their own row, else by the row of the page above. */
async function accessOfPages(db: Db): Promise<(address: string) => string> {
  const rows = await db.selectFrom('pageAccess').select(['path', 'access']).execute();
  const rules = new Map(rows.map(({ path, access }) => [path.toLowerCase(), access]));
  return (address) => {
    let path = (address.split('?')[0] ?? '').toLowerCase();
    while (path !== '' && !rules.has(path)) path = path.slice(0, path.lastIndexOf('/'));
    return rules.get(path) ?? 'open';
  };
}
