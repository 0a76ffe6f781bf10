import type { Plugin } from 'vite';

/**
 * Preloads the gateway in the built `index.html`, the page that the browser draws: its readers call at once. A page
 * that comes drawn is put together without it.
 */
export function preloadGateway(): Plugin {
  return {
    name: 'fairway-preload-gateway',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {} }) => {
        const gateway = Object.values(bundle).find(
          (output) => output.type === 'chunk' && output.name === 'gateway',
        );
        if (!gateway) throw new Error('The build has no chunk for the gateway: did the file move?');
        const attrs = { rel: 'modulepreload', crossorigin: true, href: `/${gateway.fileName}` };
        return [{ tag: 'link', attrs, injectTo: 'head' }];
      },
    },
  };
}
