import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { build, type PluginOption } from 'vite';
import { expect, test } from 'vitest';
import { drawnIcons } from './drawnIcons.ts';

const { resolve } = createRequire(join(import.meta.dirname, '../../packages/ui/package.json'));
const icon = join(dirname(resolve('lucide-react')), '../esm/icons/anchor.mjs');

/** The code of one icon as a site builds it. */
async function codeOf(plugins: PluginOption[]): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    plugins,
    build: {
      write: false,
      lib: { entry: icon, formats: ['es'] },
      rolldownOptions: { external: ['react'] },
    },
  });
  const chunks = [built].flat().flatMap((one) => ('output' in one ? one.output : []));
  return chunks.map((chunk) => ('code' in chunk ? chunk.code : '')).join('');
}

test('an icon is drawn by the kit, without the code of the package for colours and sizes by context', async () => {
  const [theirs, ours] = [await codeOf([]), await codeOf([drawnIcons()])];
  expect(theirs).toContain('absoluteStrokeWidth');
  expect(ours).not.toContain('absoluteStrokeWidth');
  expect(ours).toContain('lucide lucide-');
  expect(ours.length).toBeLessThan(theirs.length / 2);
});
