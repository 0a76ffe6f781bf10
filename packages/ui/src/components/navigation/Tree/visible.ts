import { fold } from '../../fold.ts';

/** One node of a tree, with its children. */
export interface TreeNode {
  readonly id: string;
  readonly name: string;
  /** Content at the end of its line: a count. */
  readonly end?: string | number | undefined;
  /** Text of `end` for screen readers: "5 people". */
  readonly endLabel?: string | undefined;
  /** Something is below it that `loadChildren` fetches. */
  readonly lazy?: boolean | undefined;
  readonly children?: readonly TreeNode[] | undefined;
}

/** A visible line of a tree. */
export interface TreeLine {
  readonly node: TreeNode;
  /** Counted from 1. */
  readonly level: number;
  readonly parent: string | null;
  /** Place among its siblings, and how many those are. */
  readonly place: number;
  readonly siblings: number;
  /** Whether its children are shown; undefined if it has none. */
  readonly open: boolean | undefined;
}

/** The visible lines, from the top: children of a closed node are not among them. */
export function visibleLines(
  nodes: readonly TreeNode[],
  closed: ReadonlySet<string>,
  level = 1,
  parent: string | null = null,
): TreeLine[] {
  const lines: TreeLine[] = [];
  nodes.forEach((node, index) => {
    const children = node.children ?? [];
    const below = children.length > 0 && !closed.has(node.id);
    const open = children.length > 0 ? below : node.lazy && !node.children ? false : undefined;
    lines.push({ node, level, parent, place: index + 1, siblings: nodes.length, open });
    if (below) for (const line of visibleLines(children, closed, level + 1, node.id)) lines.push(line);
  });
  return lines;
}

/** The effect of a key on a line, by the pattern of ARIA's practices for trees. */
export type TreeStep =
  | { readonly go: string }
  | { readonly open: string }
  | { readonly close: string }
  | null;

/**
 * The line that a key moves to, or the node it opens or closes; null for a key without effect here. `forward` is the
 * arrow to the end of a line.
 */
export function treeStep(
  lines: readonly TreeLine[],
  at: string,
  key: string,
  forward: 'ArrowRight' | 'ArrowLeft' = 'ArrowRight',
): TreeStep {
  const index = lines.findIndex(({ node }) => node.id === at);
  const line = lines[index];
  if (!line) return null;
  const to = (next: TreeLine | undefined): TreeStep => (next ? { go: next.node.id } : null);
  if (key === 'ArrowDown') return to(lines[index + 1]);
  if (key === 'ArrowUp') return to(lines[index - 1]);
  if (key === 'Home') return to(lines[0]);
  if (key === 'End') return to(lines.at(-1));
  if (key === forward) {
    if (line.open === undefined) return null;
    return line.open ? to(lines[index + 1]) : { open: at };
  }
  if (key === 'ArrowRight' || key === 'ArrowLeft') {
    if (line.open) return { close: at };
    return line.parent === null ? null : { go: line.parent };
  }
  return null;
}

/** The next line whose name begins with the typed text, wrapping around. */
export function typedLine(lines: readonly TreeLine[], at: string, typed: string): string | null {
  const index = lines.findIndex(({ node }) => node.id === at);
  const round = [...lines.slice(index + 1), ...lines.slice(0, index + 1)];
  const needle = fold(typed);
  const match = round.find(({ node }) => fold(node.name).startsWith(needle));
  return match?.node.id ?? null;
}
