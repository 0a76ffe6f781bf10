import { readFiles } from '../pictures/readFiles.ts';

/** A folder that was dropped may be a whole disk: no more files and no deeper than this. */
const mostFiles = 1000;
const deepest = 8;
/** Files that operating systems create in folders. */
const leftovers = /^(\.|Thumbs\.db$|desktop\.ini$|__MACOSX$)/i;

/**
 * Returns the files of a drop, those in dropped folders included. Reads the list of entries at once, because a browser
 * empties it after the event, and the folders afterwards. Leaves out unreadable entries.
 */
export function readFolders(data: DataTransfer | null): Promise<File[]> {
  const entries = [...(data?.items ?? [])]
    .filter(({ kind }) => kind === 'file')
    .map((item) => item.webkitGetAsEntry?.() ?? null);
  if (!entries.some((entry) => entry?.isDirectory)) return Promise.resolve(readFiles(data));
  return filesIn(entries.filter((entry) => entry !== null));
}

async function filesIn(roots: readonly FileSystemEntry[]): Promise<File[]> {
  const files: File[] = [];
  const read = async (entry: FileSystemEntry, depth: number): Promise<void> => {
    if (files.length >= mostFiles || leftovers.test(entry.name)) return;
    if (entry.isFile) {
      const file = await fileOf(entry as FileSystemFileEntry);
      if (file) files.push(file);
    } else if (depth < deepest)
      for (const child of await childrenOf(entry as FileSystemDirectoryEntry)) await read(child, depth + 1);
  };
  for (const root of roots) await read(root, 0);
  return files.slice(0, mostFiles);
}

function fileOf(entry: FileSystemFileEntry): Promise<File | null> {
  return new Promise((resolve) => entry.file(resolve, () => resolve(null)));
}

/** All entries of a folder: a reader returns them in batches, and an empty batch after the last. */
async function childrenOf(folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = folder.createReader();
  const children: FileSystemEntry[] = [];
  while (children.length <= mostFiles) {
    const batch = await new Promise<FileSystemEntry[]>((resolve) =>
      reader.readEntries(resolve, () => resolve([])),
    );
    if (batch.length === 0) break;
    children.push(...batch);
  }
  // Browsers give them in the order of the disk.
  return children.sort((one, other) => (one.name < other.name ? -1 : 1));
}
