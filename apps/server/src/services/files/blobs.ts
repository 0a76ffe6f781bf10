import { join } from 'node:path';
import type { Settings } from '../../settings.ts';
import type { BlobStore } from './blobStore.ts';
import { folderBlobs } from './folderBlobs.ts';
import { s3Blobs } from './s3Blobs.ts';

/** The store that the settings switch on. */
export function createBlobs({ files, dataFolder }: Pick<Settings, 'files' | 'dataFolder'>): BlobStore {
  return files.service === 's3' ? s3Blobs(files) : folderBlobs(files.folder ?? join(dataFolder, 'files'));
}
