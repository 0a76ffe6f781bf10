export function writePackedPages(packageName: string, folder: string): void;

/** Returns the number of pages. */
export function writePages(folder: string): number;
