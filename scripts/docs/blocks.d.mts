/** An item of shadcn's registry. */
export interface BlockItem {
  readonly name: string;
  readonly type: string;
  readonly dependencies: readonly string[];
  readonly files: readonly { readonly path: string; readonly content: string }[];
}

export function blockItems(): BlockItem[];
export function writeBlocks(folder: string): void;
