import { useEffect, useRef, useState } from 'react';
import type { TreeNode } from './visible.ts';

type Branch = 'loading' | 'failed' | readonly TreeNode[];

/** Fetches the children of a node. */
export type LoadChildren = (id: string, signal: AbortSignal) => Promise<readonly TreeNode[]>;

/** Loads the children of nodes, once each; failed ones are requested again at the next opening. */
export function useBranches(nodes: readonly TreeNode[], loadChildren: LoadChildren | undefined) {
  const [branches, setBranches] = useState<ReadonlyMap<string, Branch>>(new Map());
  const requests = useRef(new Map<string, AbortController>());
  useEffect(() => {
    const running = requests.current;
    return () => {
      for (const controller of running.values()) controller.abort();
      running.clear();
    };
  }, []);
  const set = (id: string, branch: Branch) => setBranches((before) => new Map(before).set(id, branch));

  const load = async (id: string) => {
    if (!loadChildren || requests.current.has(id) || Array.isArray(branches.get(id))) return;
    const controller = new AbortController();
    requests.current.set(id, controller);
    set(id, 'loading');
    try {
      const children = await loadChildren(id, controller.signal);
      if (!controller.signal.aborted) set(id, Array.isArray(children) ? children : 'failed');
    } catch {
      if (!controller.signal.aborted) set(id, 'failed');
    }
    requests.current.delete(id);
  };

  const grown = (among: readonly TreeNode[]): readonly TreeNode[] =>
    among.map((node) => {
      const branch = branches.get(node.id);
      const children = node.children ?? (typeof branch === 'object' ? branch : undefined);
      return children ? { ...node, children: grown(children) } : node;
    });

  return {
    nodes: branches.size === 0 ? nodes : grown(nodes),
    load,
    stateOf: (id: string) => {
      const branch = branches.get(id);
      return typeof branch === 'string' ? branch : undefined;
    },
  };
}
