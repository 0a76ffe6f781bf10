import type { HandOver, UploadedFile } from '../../contract/upload.ts';
import { uploadTokenLife } from '../../contract/upload.ts';
import { sampleId, sampleInstant, sampleNow } from './basics.ts';

/** One grey pixel, so that a story shows a picture without a server. */
const pixel =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkaGj4DwACiAGAfP0vXgAAAABJRU5ErkJggg==';

/** Permission to upload, given at `now`. */
export function sampleUploadToken(now: string = sampleNow) {
  return {
    token: 'sample-upload-token',
    expireDate: new Date(Date.parse(now) + uploadTokenLife).toISOString(),
  };
}

export function sampleUploadedFile(overrides: Partial<UploadedFile> = {}, number = 1): UploadedFile {
  return {
    id: sampleId(9, number),
    purpose: 'transferVoucher',
    url: pixel,
    expiresAt: sampleInstant(0, 5 / 60),
    bytes: 482_133,
    width: 1600,
    height: 1200,
    ...overrides,
  };
}

/** A hand-over that waits for its phone. */
export function sampleHandOver(overrides: Partial<HandOver> = {}): HandOver {
  return {
    id: sampleId(10, 1),
    state: 'waiting',
    purpose: 'transferVoucher',
    maxFiles: 3,
    expiresAt: sampleInstant(0, 10 / 60),
    files: [],
    ...overrides,
  };
}
