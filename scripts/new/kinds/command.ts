import type { Tree } from '../tree.ts';

/** The arguments after the kind. */
export interface Command {
  readonly tree: Tree;
  readonly words: readonly string[];
  readonly options: Readonly<Record<string, string | boolean | undefined>>;
}

/** Writes a pattern into the tree; returns what to do next. */
export type Kind = (command: Command) => readonly string[];
