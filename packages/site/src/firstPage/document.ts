import type { FirstPage } from './firstPage.ts';
import { carriedStyle, firstPageId, scriptsId } from './ids.ts';

/** The part of Vite's manifest that lists the dependencies of a module. */
export type Manifest = Readonly<
  Record<
    string,
    {
      readonly file: string;
      readonly imports?: string[];
      readonly css?: string[];
      /** All styles of a screen in one file, in addition to those of the site, if it needs several. */
      readonly sheet?: { readonly file: string; readonly of: readonly string[] };
    }
  >
>;

export interface Drawing {
  /** Language tag for `<html lang>`. */
  readonly lang: string;
  /** The output of React: a title first, then the page. */
  readonly markup: string;
  readonly data: FirstPage;
  /** The page's description for search engines. */
  readonly head: string;
  /** Modules, as the manifest names them, whose code and styles the page needs. */
  readonly modules: readonly string[];
  /** The module that starts a rendered page. */
  readonly starter: string;
  /** Fonts that nearly every page is painted with, as the manifest names them. */
  readonly fonts: readonly string[];
  /**
   * The modules that the reader will need next, fetched when the browser is idle: Chromium never requests a module
   * again that could not be fetched, so one that is fetched ahead survives a lost connection.
   */
  readonly next: readonly string[];
}

/**
 * Inserts a drawn page into the built `index.html`. Its styles are linked in the head; its scripts wait in a template,
 * which `start.ts` opens after the first paint, followed by prefetches.
 */
export function documentOf(template: string, manifest: Manifest, drawing: Drawing): string {
  const { lang, markup, data, modules, starter, fonts } = drawing;
  const [, title = '', body = ''] = /^(<title>.*?<\/title>)?(.*)$/s.exec(markup) ?? [];
  const root = `<div id="root">${body.replaceAll(' style="', ` ${carriedStyle}="`)}</div>`;
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  const needed = neededBy(manifest, [entry, ...modules]);
  const sheets = modules.flatMap((name) => manifest[name]?.sheet ?? []);
  const within = new Set(sheets.flatMap(({ of }) => of));
  const alone = [...needed.styles].filter((file) => !within.has(file));
  const next = [...neededBy(manifest, drawing.next).scripts].filter((file) => !needed.scripts.has(file));
  const starting = neededBy(manifest, [starter]).scripts;
  const first = [
    ...fonts
      .flatMap((name) => manifest[name]?.file ?? [])
      .map((file) => link('rel="preload" as="font" type="font/woff2"', file)),
    ...[...alone, ...sheets.map(({ file }) => file)].map((file) => link('rel="stylesheet"', file)),
    // Linked, because a browser would find an import only once it has the starter, one round trip later.
    ...[...starting]
      .filter((file) => file !== manifest[starter]?.file)
      .map((file) => link('rel="modulepreload"', file)),
    `<script type="module" crossorigin src="/${manifest[starter]?.file}"></script>`,
  ];
  const later = [
    // Never fetched: they tell the scripts that these styles are here. In the head they would be fetched ahead all the same.
    ...[...within].map((file) => link('rel="stylesheet" disabled', file)),
    ...[...needed.scripts]
      .filter((file) => !starting.has(file))
      .map((file) => link('rel="modulepreload"', file)),
    `<script type="module" crossorigin src="/${manifest[entry]?.file}"></script>`,
    ...next.map((file) => link('rel="prefetch" as="script"', file)),
  ];
  return template
    .replaceAll(/\s*<(script type="module"[^>]*><\/script|link rel="(modulepreload|stylesheet)"[^>]*)>/g, '')
    .replace(/<html lang="[^"]*"/, () => `<html lang="${lang}"`)
    .replace(/<title>.*?<\/title>/s, (old) => title || old)
    .replace(/\s*<meta name="description"[^>]*>/, (old) => (drawing.head ? '' : old))
    .replace('</head>', () => `${drawing.head}${first.join('')}</head>`)
    .replace(
      '<div id="root"></div>',
      () =>
        `${root}<script id="${firstPageId}" type="application/json">${json}</script><template id="${scriptsId}">${later.join('')}</template>`,
    );
}

/** The built `index.html` in a language, for a page that the browser draws. */
export function shellOf(
  template: string,
  {
    lang,
    title,
    description,
  }: { readonly lang: string; readonly title: string; readonly description: string },
): string {
  const content = description.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  return template
    .replace(/<html lang="[^"]*"/, () => `<html lang="${lang}"`)
    .replace(/<title>.*?<\/title>/s, () => `<title>${title}</title>`)
    .replace(/<meta name="description"[^>]*>/, () => `<meta name="description" content="${content}">`);
}

/** The entry that starts every page. */
const entry = 'index.html';

function link(attributes: string, file: string): string {
  return `<link ${attributes} crossorigin href="/${file}">`;
}

/** Files of some modules and all they import, each once, in the order in which they are linked. */
export function neededBy(manifest: Manifest, modules: readonly string[]) {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const follow = (name: string) => {
    const chunk = manifest[name];
    if (!chunk || scripts.has(chunk.file)) return;
    scripts.add(chunk.file);
    for (const sheet of chunk.css ?? []) styles.add(sheet);
    for (const next of chunk.imports ?? []) follow(next);
  };
  for (const name of modules) follow(name);
  return { scripts, styles };
}
