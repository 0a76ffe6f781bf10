import type { Plugin } from 'vite';

/** What calls, and what stands until the answer is here. */
const wanted = ['gateway', 'NextPage'];

/**
 * Preloads the gateway in the built `index.html`, the page that the browser draws: its readers call at once, and wait.
 * A page that comes drawn is put together without it.
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
