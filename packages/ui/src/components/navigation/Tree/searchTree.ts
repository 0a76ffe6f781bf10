import { fold } from '../../fold.ts';
import type { TreeNode } from './visible.ts';

/** Result of a search in a tree. */
export interface FoundTree {
  readonly nodes: readonly TreeNode[];
  /** The number of names that contain the words. */
  readonly count: number;
  /** Ids of found nodes that begin closed: nothing below them was found. */
  readonly closed: ReadonlySet<string>;
}

/** Nodes whose name contains the words, with all their ancestors, and their children collapsed. */
export function searchTree(nodes: readonly TreeNode[], words: string): FoundTree {
  const keyword = fold(words);
  const closed = new Set<string>();
  let count = 0;
  const keep = (among: readonly TreeNode[]): TreeNode[] =>
    among.flatMap((node) => {
      const below = keep(node.children ?? []);
      const matched = fold(node.name).includes(keyword);
      if (matched) count += 1;
      if (below.length > 0) return [{ ...node, children: below }];
      if (!matched) return [];
      closed.add(node.id);
      return [node];
    });
  return { nodes: keep(nodes), count, closed };
}
