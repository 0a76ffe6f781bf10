import { useEffect, useRef, useState } from 'react';
import type { CascadeNode, CascadePath } from './cascade.ts';

/** The loading state of a branch's children. */
export type Branch = readonly CascadeNode[] | 'loading' | 'failed';

/** Requests the children of a branch, once; cancelled when the cascader is unmounted. */
export type LoadBranch = (path: CascadePath, signal: AbortSignal) => Promise<readonly CascadeNode[]>;

const keyOf = (path: CascadePath) => path.map(({ value }) => value).join('\n');

/** The children of paths: given, or loaded when first needed. */
export function useBranches(load: LoadBranch | undefined) {
  const [known, setKnown] = useState<ReadonlyMap<string, Branch>>(new Map());
  const [abort] = useState(() => new AbortController());
  const requested = useRef(new Set<string>());
  // Strict mode mounts twice: aborted requests stay aborted, and the second mount loads again.
  useEffect(() => () => abort.abort(), [abort]);

  const put = (key: string, branch: Branch) => {
    if (!abort.signal.aborted) setKnown((before) => new Map(before).set(key, branch));
  };

  return {
    /** For an endless path, `undefined` means that there are no children. */
    below(path: CascadePath): Branch | undefined {
      const last = path.at(-1);
      if (!last) return undefined;
      if (last.children && last.children.length > 0) return last.children;
      return last.lazy ? (known.get(keyOf(path)) ?? 'loading') : undefined;
    },
    /** Loads the children unless that was done; `again` after a failure. */
    async need(path: CascadePath, again = false) {
      const key = keyOf(path);
      if (!load || !path.at(-1)?.lazy || (requested.current.has(key) && !again)) return;
      requested.current.add(key);
      put(key, 'loading');
      try {
        const nodes = await load(path, abort.signal);
        put(key, Array.isArray(nodes) ? nodes : 'failed');
      } catch {
        put(key, 'failed');
      }
    },
  };
}

export type Branches = ReturnType<typeof useBranches>;
