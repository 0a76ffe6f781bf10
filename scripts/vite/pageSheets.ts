import { createHash } from 'node:crypto';
import { promises as files } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { type Manifest, neededBy } from '../../packages/site/src/firstPage/document.ts';

/**
 * Writes for every screen one sheet of all styles that it needs in addition to the site's, and names it in the
 * manifest. A server-rendered page is painted with two sheets instead of up to twelve small ones: on a slow connection
 * every six of those cost a round trip. Screens that are loaded later share the small ones.
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
        const sheets: Record<string, Manifest[string]> = {};
        for (const [name, of] of severalStyles(manifest, entry, screen)) {
          const text = (await Promise.all(of.map((style) => files.readFile(join(dir, style), 'utf8')))).join(
            '',
          );
          const hash = createHash('sha256').update(text).digest('base64url').slice(0, 8);
          const file = `assets/page-${hash}.css`;
          await files.writeFile(join(dir, file), text);
          const chunk = manifest[name];
          if (chunk) sheets[name] = { ...chunk, sheet: { file, of } };
        }
        await files.writeFile(path, JSON.stringify({ ...manifest, ...sheets }, null, 2));
      },
    },
  };
}

/** Returns the screens that need several styles in addition to those of the entry, with these styles. */
export function severalStyles(
  manifest: Manifest,
  entry: string,
  screen: RegExp,
): [name: string, of: string[]][] {
  const everywhere = neededBy(manifest, [entry]).styles;
  return Object.keys(manifest)
    .filter((name) => screen.test(name))
    .map((name): [string, string[]] => [
      name,
      [...neededBy(manifest, [name]).styles].filter((style) => !everywhere.has(style)),
    ])
    .filter(([, of]) => of.length > 1);
}
