import { createHash } from 'node:crypto';
import { promises as files } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** The part of Vite's manifest that tells which styles a module needs, and what this plugin adds to it. */
interface Chunk {
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
  readonly sheet?: { readonly file: string; readonly of: readonly string[] };
}
type Manifest = Record<string, Chunk>;

/**
 * Writes for every screen one sheet of all styles that it needs beside the site's, and names it in the manifest. A page
 * that comes drawn is painted with two sheets instead of up to twelve crumbs: on a slow line each six of those cost a
 * round trip. Screens that are fetched later share the crumbs.
 */
export function pageSheets(entry: string, screen: RegExp): Plugin {
  return {
    name: 'fairway-page-sheets',
    apply: 'build',
    writeBundle: {
      order: 'post',
      sequential: true,
      handler: async ({ dir = '' }) => {
        const path = join(dir, '.vite/manifest.json');
        const manifest = JSON.parse(await files.readFile(path, 'utf8')) as Manifest;
        for (const [name, of] of severalStyles(manifest, entry, screen)) {
          const text = (await Promise.all(of.map((style) => files.readFile(join(dir, style), 'utf8')))).join(
            '',
          );
          const hash = createHash('sha256').update(text).digest('base64url').slice(0, 8);
          const file = `assets/page-${hash}.css`;
          await files.writeFile(join(dir, file), text);
          manifest[name] = { ...manifest[name], sheet: { file, of } };
        }
        await files.writeFile(path, JSON.stringify(manifest, null, 2));
      },
    },
  };
}

/** Screens that need several styles beside those of the entry, with these. */
export function severalStyles(
  manifest: Manifest,
  entry: string,
  screen: RegExp,
): [name: string, of: string[]][] {
  const everywhere = new Set(stylesOf(manifest, entry));
  return Object.keys(manifest)
    .filter((name) => screen.test(name))
    .map((name): [string, string[]] => [
      name,
      stylesOf(manifest, name).filter((style) => !everywhere.has(style)),
    ])
    .filter(([, of]) => of.length > 1);
}

/** Styles of a module and all it imports, in the order in which they are linked. */
function stylesOf(manifest: Manifest, name: string): string[] {
  const styles = new Set<string>();
  const seen = new Set<string>();
  const follow = (at: string) => {
    const chunk = manifest[at];
    if (!chunk || seen.has(at)) return;
    seen.add(at);
    for (const style of chunk.css ?? []) styles.add(style);
    for (const next of chunk.imports ?? []) follow(next);
  };
  follow(name);
  return [...styles];
}
