import type { Tree } from '../tree.ts';

/** The arguments after the kind. */
export interface Command {
  readonly tree: Tree;
  readonly words: readonly string[];
  readonly options: Readonly<Record<string, string | boolean | undefined>>;
}

/** Adds the files of a pattern to the tree; returns the next steps. */
export type Kind = (command: Command) => readonly string[];
