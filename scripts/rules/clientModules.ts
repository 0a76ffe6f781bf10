import { readFileSync } from 'node:fs';

/** Functions that a server component may call too. */
const anywhere = new Set(['use', 'useId', 'useMemo', 'useCallback', 'useDebugValue']);

/**
 * Whether a module can only run where the browser's React is: it calls hooks, makes a context, or hands functions to
 * elements. Frameworks with server components read it from the first line of a module.
 */
export function isForClient(file: string, source: string): boolean {
  const code = source.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
  if (/\bcreateContext\b|\bextends (?:Pure)?Component\b|from 'react-dom/.test(code)) return true;
  const hooks = [...code.matchAll(/(?<![.\w])(use(?:[A-Z]\w*)?)(?=\(|<[^>=]*>\()/g)];
  if (hooks.some(([, name = '']) => !anywhere.has(name))) return true;
  if (!file.endsWith('.tsx')) return false;
  // A handler, a ref, or any other function of the module's own as an attribute.
  return /\s(?:on[A-Z]\w*|ref)=\{|=\{(?:async )?(?:\([^()]*\)|\w+) =>/.test(code);
}

interface Chunk {
  readonly facadeModuleId: string | null;
}

/**
 * Returns the first line of each built file: `'use client'` where a module needs it, or where `also` matches its file.
 * Words are such a case: they hold functions, which a server cannot send, but can reference. Bundled packages are
 * another.
 */
export function clientBanner(also?: RegExp): (chunk: Chunk) => string {
  return ({ facadeModuleId: file }) => {
    if (!file) return '';
    if (also?.test(file.replaceAll('\\', '/'))) return "'use client';";
    if (!/\.tsx?$/.test(file) || file.endsWith('.css.ts')) return '';
    return isForClient(file, readFileSync(file, 'utf8')) ? "'use client';" : '';
  };
}
