import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { Pages } from '../area.ts';

const version = v.looseObject({ dist: v.object({ tarball: v.string(), integrity: v.string() }) });
const packument = v.object({
  name: v.string(),
  'dist-tags': v.record(v.string(), v.string()),
  versions: v.record(v.string(), version),
});
/** The output of `npm run pack`, by package name. */
const packageIndex = v.record(v.string(), packument);
type PackageIndex = v.InferOutput<typeof packageIndex>;

const notPacked = 'No packages have been packed yet. Run: npm run pack\n';

/**
 * A read-only npm registry of the packages in a folder, at `/packages`: a document for each package, and its tarballs.
 * Serves only tarballs in the index, and of other files only text below `pages`.
 */
export function packagePages(folder: string, origin: () => string): Pages {
  return (app) => {
    app.get('/packages', (_request, reply) => list(reply));
    app.get('/packages/', (_request, reply) => list(reply));
    // A tarball is a gzip file itself; a reader would unpack one that is sent with a content encoding.
    app.get<{ Params: { file: string } }>('/packages/-/:file', { compress: false }, (request, reply) =>
      file(request.params.file, request, reply),
    );
    app.get('/packages/llms.txt', (_request, reply) => page('llms.txt', reply));
    app.get('/packages/llms-full.txt', (_request, reply) => page('llms-full.txt', reply));
    for (const part of ['docs', 'tokens', 'blocks'])
      app.get<{ Params: { '*': string } }>(`/packages/${part}/*`, (request, reply) =>
        page(`${part}/${request.params['*']}`, reply),
      );
    app.get<{ Params: { '*': string } }>('/packages/*', (request, reply) =>
      document(request.params['*'], reply),
    );
  };

  function page(path: string, reply: FastifyReply) {
    if (!readable.test(path)) return plain(reply, 404, '404 Not Found\n');
    return reply.header('cache-control', 'no-cache').sendFile(path, join(folder, 'pages'));
  }

  async function list(reply: FastifyReply) {
    const index = await readIndex(folder);
    if (!index) return plain(reply, 404, notPacked);
    const names = Object.values(index).map((each) => `  ${each.name} ${each['dist-tags'].latest}`);
    const registry = `@fairway:registry=${origin()}/packages/`;
    return plain(
      reply,
      200,
      `Packages of this Fairway:\n${names.join('\n')}\n\nTo install them, in your site:\n  npm config set ${registry} --location=project\n  npm install @fairway/ui react react-dom\n\nEvery page as Markdown: ${origin()}/packages/llms.txt\nTokens for design tools: ${origin()}/packages/tokens/fairway.resolver.json\nBlocks: ${origin()}/packages/blocks/registry.json\n`,
    );
  }

  async function document(name: string, reply: FastifyReply) {
    const index = await readIndex(folder);
    if (!index) return plain(reply, 404, notPacked);
    const stored = Object.hasOwn(index, name) ? index[name] : undefined;
    if (!stored) return reply.status(404).header('cache-control', 'no-cache').send({ error: 'not found' });
    const versions = Object.fromEntries(
      Object.entries(stored.versions).map(([number, manifest]) => [
        number,
        {
          ...manifest,
          dist: { ...manifest.dist, tarball: `${origin()}/packages/-/${manifest.dist.tarball}` },
        },
      ]),
    );
    return reply
      .header('cache-control', 'no-cache')
      .type('application/json; charset=utf-8')
      .send(JSON.stringify({ ...stored, versions }));
  }

  async function file(name: string, request: FastifyRequest, reply: FastifyReply) {
    const index = await readIndex(folder);
    const dist = Object.values(index ?? {})
      .flatMap(({ versions }) => Object.values(versions))
      .map((manifest) => manifest.dist)
      .find(({ tarball }) => tarball === name);
    if (!dist) return plain(reply, 404, index ? '404 Not Found\n' : notPacked);
    // The hash changes when a version is packed again, so a cache never keeps a file that npm would refuse.
    const etag = `"${dist.integrity}"`;
    reply.header('etag', etag).header('cache-control', 'no-cache');
    if (request.headers['if-none-match'] === etag) return reply.status(304).send();
    const path = join(folder, name);
    const { size } = await stat(path);
    return reply.header('content-length', size).type('application/octet-stream').send(createReadStream(path));
  }
}

/** Pages, tokens and blocks are text; no other file of the folder is served. */
const readable = /^[\w /-]+(?:\.[\w-]+)*\.(?:md|txt|json|css)$/;

/** Reads the current index, so that a new pack needs no restart; null before the first one. */
async function readIndex(folder: string): Promise<PackageIndex | null> {
  try {
    return v.parse(packageIndex, JSON.parse(await readFile(join(folder, 'index.json'), 'utf8')));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}

function plain(reply: FastifyReply, status: number, text: string): FastifyReply {
  return reply
    .status(status)
    .header('cache-control', 'no-cache')
    .type('text/plain; charset=utf-8')
    .send(text);
}
