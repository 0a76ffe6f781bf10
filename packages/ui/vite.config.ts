import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { build, defineConfig, type Plugin } from 'vite';
import { clientBanner } from '../../scripts/rules/clientModules.ts';
import { builtName, licences } from '../../scripts/vite/bundledPackages.ts';
import { styleNames } from '../../scripts/vite/styleNames.ts';
// @ts-expect-error A script for sites, which is installed as it is.
import { guard, unlayered } from './bin/unlayered.mjs';
import { cssTarget } from './scripts/cssTarget.ts';
import { drawings } from './scripts/drawings.ts';
import { writeStyleParts } from './scripts/styleParts.ts';
import { scaleCss } from './src/theme/design/scaleCss.ts';

const styles = () => vanillaExtractPlugin({ identifiers: styleNames(import.meta.dirname) });

/** Sites of others decide themselves whether to reset their page: the style sheet has rules for the kit's own elements. */
const scoped = (): Plugin => ({
  name: 'scoped-reset',
  enforce: 'pre',
  resolveId(source) {
    return source.endsWith('/theme/reset.css.ts')
      ? join(import.meta.dirname, 'src/theme/scoped.css.ts')
      : undefined;
  },
});

/** Writes the files next to the style sheet: the reset of a whole page, the scale as custom properties, the sheet in parts, and both without layers. */
const besides = (): Plugin => ({
  name: 'besides',
  async closeBundle() {
    const entry = join(import.meta.dirname, 'src/theme/reset.css.ts');
    const built = await build({
      configFile: false,
      root: import.meta.dirname,
      logLevel: 'warn',
      plugins: styles(),
      build: {
        write: false,
        cssMinify: true,
        cssTarget,
        lib: { entry, formats: ['es'], cssFileName: 'reset' },
      },
    });
    const files = (Array.isArray(built) ? built : [built]).flatMap((one) =>
      'output' in one ? one.output : [],
    );
    const sheet = files.find(({ fileName }) => fileName === 'reset.css');
    if (sheet?.type !== 'asset') throw new Error('reset.css was not built');
    writeFileSync(join(import.meta.dirname, 'dist/reset.css'), sheet.source);
    writeFileSync(join(import.meta.dirname, 'dist/scale.css'), scaleCss());
    await writeStyleParts(import.meta.dirname, [scoped(), react(), styles()]);
    for (const [layered, flat] of [
      ['style.css', 'unlayered.css'],
      ['css/base.css', 'css/base.unlayered.css'],
    ] as const) {
      const css = readFileSync(join(import.meta.dirname, 'dist', layered), 'utf8');
      writeFileSync(join(import.meta.dirname, 'dist', flat), guard + unlayered(css));
    }
  },
});

const icons = drawings(import.meta.dirname);

export default defineConfig({
  plugins: [icons, scoped(), besides(), react(), styles(), licences(import.meta.dirname, ['lucide-react'])],
  // The style sheet refers to its font by a relative URL.
  base: './',
  build: {
    target: 'es2024',
    cssTarget,
    minify: false,
    // A site without a bundler links the file directly.
    cssMinify: true,
    lib: {
      entry: [
        'src/index.ts',
        icons.entry,
        ...[
          'access',
          'codes',
          'dates',
          'design',
          'divisions',
          'grid',
          'payment',
          'shop',
          'table',
          'uploads',
          'utilities',
        ].map((subject) => `src/${subject}.ts`),
        'src/theme/index.ts',
        'src/theme/tokens.ts',
        'src/theme/brand/index.ts',
        'src/theme/brands/fairway.css.ts',
        'src/theme/brands/quay.css.ts',
        ...globSync('src/messages/{??,??-??}.ts', { cwd: import.meta.dirname }),
      ],
      formats: ['es'],
      cssFileName: 'style',
    },
    rolldownOptions: {
      external: [/^(react|react-dom|@radix-ui\/react-slot|uqr|@vanilla-extract\/css)(\/|$)/],
      output: {
        preserveModules: true,
        preserveModulesRoot: 'src',
        entryFileNames: builtName,
        assetFileNames: '[name][extname]',
        banner: clientBanner(/src\/messages\/..(?:-..)?(?:\/(?:core|more))?\.ts$|node_modules\/react-aria\//),
      },
    },
  },
});
