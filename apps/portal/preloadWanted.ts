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
        return wanted.map((name) => {
          const chunk = Object.values(bundle).find(
            (output) => output.type === 'chunk' && output.name === name,
          );
          if (!chunk) throw new Error(`The build has no chunk ${name}: did the file move?`);
          const attrs = { rel: 'modulepreload', crossorigin: true, href: `/${chunk.fileName}` };
          return { tag: 'link', attrs, injectTo: 'head' } as const;
        });
      },
    },
  };
}
