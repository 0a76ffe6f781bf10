import type { Plugin } from 'vite';

/**
 * Takes React Router's production files. Its package names only the development ones, with warnings in them; sites
 * that use it as a framework get this swap from its own plugin.
 */
export function productionRouter(): Plugin {
  return {
    name: 'fairway-production-router',
    apply: 'build',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^react-router(\/dom)?$/ },
      async handler(source, importer) {
        const resolved = await this.resolve(source, importer, { skipSelf: true });
        const id = resolved?.id.replace('/dist/development/', '/dist/production/');
        if (!id?.includes('/dist/production/')) this.error(`${source} has moved its production files`);
        return { ...resolved, id };
      },
    },
  };
}
