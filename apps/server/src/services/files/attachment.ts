import type { FileHandle } from 'node:fs/promises';
import { type FileFormat, fileFormat } from '@fairway/trade';
import { refuseAttachment } from '../../http/refuse.ts';

/** Kinds that readers may download; pictures have a separate call, which encodes them again. */
const accepted: ReadonlySet<FileFormat['kind']> = new Set(['pdf', 'office', 'csv', 'zip']);

/**
 * The media type of an attachment by its bytes. Refuses other files, among them web pages, drawings, scripts and programs,
 * and documents with macros.
 */
export async function attachmentType(file: FileHandle): Promise<string> {
  const { size } = await file.stat();
  const format = await fileFormat({
    size,
    async read(start, end) {
      const buffer = Buffer.alloc(Math.max(0, Math.min(end, size) - start));
      const { bytesRead } = await file.read(buffer, 0, buffer.length, start);
      return buffer.subarray(0, bytesRead);
    },
  });
  if (format.macros) refuseAttachment('fileHasMacros');
  return accepted.has(format.kind) ? format.mediaType : refuseAttachment('fileTypeRefused');
}
