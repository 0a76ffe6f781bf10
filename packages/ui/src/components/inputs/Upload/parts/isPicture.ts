import { factsOf } from '../files/facts.ts';
import type { UploadEntry } from '../machine/uploadList.ts';

/** The ending of a file's format: by its bytes where it was chosen here, else by its name. */
export function extensionOf({ source, file, name }: UploadEntry): string | null {
  const facts = factsOf(source);
  if (facts) return facts.format.extension;
  const byType = file?.mediaType?.match(/^image\/(jpeg|png)$/)?.[1];
  return byType?.replace('jpeg', 'jpg') ?? name.match(/\.(\w{1,5})$/)?.[1]?.toLowerCase() ?? null;
}

/** Whether browsers show it; HEIC is not shown everywhere. */
export function isPicture(entry: UploadEntry): boolean {
  const extension = extensionOf(entry);
  return extension === 'jpg' || extension === 'jpeg' || extension === 'png';
}
