import type { Plugin } from 'vite';

/** Modules for the first request and for the placeholder that is shown until its response. */
const wanted = ['gateway', 'NextPage'];

/**
 * Preloads the gateway in the built `index.html`, the page that is rendered in the browser: it sends requests at once.
 * A server-rendered page is assembled without it.
 */
export function preloadWanted(): Plugin {
  return {
    name: 'fairway-preload-wanted',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {} }) => {
        return wanted.flatMap((name) => {
          const chunks = Object.values(bundle).filter(
            (output) => output.type === 'chunk' && output.name === name,
          );
          if (chunks.length === 0) throw new Error(`The build has no chunk ${name}: did the file move?`);
          return chunks.map(({ fileName }) => {
            const attrs = { rel: 'modulepreload', crossorigin: true, href: `/${fileName}` };
            return { tag: 'link', attrs, injectTo: 'head' } as const;
          });
        });
      },
    },
  };
}
