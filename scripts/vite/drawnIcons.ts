import { join } from 'node:path';
import type { Plugin } from 'vite';

const drawing = join(import.meta.dirname, '../../packages/ui/src/components/media/Icon/drawing.ts');

/**
 * Lets the kit draw the icons of `lucide-react`, as in its packed build: what the package draws them with has 1 kB
 * gzip, for colours and sizes by context that nothing here uses.
 */
export function drawnIcons(): Plugin {
  const id = '\0drawnIcons';
  return {
    name: 'drawn-icons',
    enforce: 'pre',
    resolveId: (source, importer) =>
      source === '../createLucideIcon.mjs' && importer?.includes('lucide-react') ? id : undefined,
    load: (module) =>
      module === id
        ? `import { drawing } from ${JSON.stringify(drawing)};\nexport default ({ name, node }) => drawing(name, node);`
        : undefined,
  };
}
