import type { Plugin } from 'vite';

const named = '?named';

/**
 * Gives React's two functions of JSX names of their own: React is CommonJS, so that each of a thousand calls would
 * look them up in an object. What is built is a little smaller, and a call is one call.
 */
export function namedJsx(): Plugin {
  return {
    name: 'fairway-named-jsx',
    apply: 'build',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^react\/jsx-runtime$/ },
      async handler(source, importer) {
        if (importer?.endsWith(named)) return null;
        const found = await this.resolve(source, importer, { skipSelf: true });
        if (!found) this.error(`${source} is not there`);
        return { id: found.id + named };
      },
    },
    load: {
      filter: { id: /\?named$/ },
      handler: () => ({
        code: `import { Fragment as F, jsx as j, jsxs as s } from 'react/jsx-runtime';
export const Fragment = F, jsx = j, jsxs = s;`,
        moduleType: 'js',
      }),
    },
  };
}
