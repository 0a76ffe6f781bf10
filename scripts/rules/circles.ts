import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

/** Imports of values and of types alike, also those by `export … from` and `import('…')`. */
const imported = /\b(?:from|import)\s*\(?\s*'([^']+)'/g;
const comments = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;

/** The relative imports of each source file below a folder, types included, by paths from that folder. */
export function importGraph(folder: string): Map<string, string[]> {
  const files = globSync('**/*.{ts,tsx}', {
    cwd: folder,
    exclude: (name) => /node_modules|^dist$/.test(name),
  });
  return new Map(
    files.map((file) => {
      const text = readFileSync(join(folder, file), 'utf8').replace(comments, '');
      const targets = Array.from(text.matchAll(imported), ([, what = '']) => what)
        .filter((what) => what.startsWith('.'))
        .map((what) => join(folder, dirname(file), what))
        .filter((path) => existsSync(path))
        .map((path) => relative(folder, path));
      return [file, [...new Set(targets)]];
    }),
  );
}

/** Groups of files that import each other, directly or through others (Tarjan). */
export function circlesIn(graph: ReadonlyMap<string, readonly string[]>): string[][] {
  const index = new Map<string, number>();
  const low = new Map<string, number>();
  const stack: string[] = [];
  const onStack = new Set<string>();
  const circles: string[][] = [];
  const visit = (node: string) => {
    const own = index.size;
    index.set(node, own);
    low.set(node, own);
    stack.push(node);
    onStack.add(node);
    for (const next of graph.get(node) ?? []) {
      if (!index.has(next)) visit(next);
      if (onStack.has(next)) low.set(node, Math.min(low.get(node) ?? own, low.get(next) ?? own));
    }
    if (low.get(node) !== own) return;
    const circle = stack.splice(stack.indexOf(node));
    for (const member of circle) onStack.delete(member);
    if (circle.length > 1 || graph.get(node)?.includes(node)) circles.push(circle.sort());
  };
  for (const node of graph.keys()) if (!index.has(node)) visit(node);
  return circles;
}
