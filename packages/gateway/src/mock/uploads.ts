import { dayMs } from '@fairway/trade';
import type { HttpHandler } from 'msw';
import type { CodeName } from '../contract/codes.ts';
import type { UploadedFile } from '../contract/upload.ts';
import { upload } from '../contract/upload.ts';
import { mock, refuse } from './mock.ts';
import { sampleId } from './samples/basics.ts';
import { sampleHandOver, sampleUploadedFile, sampleUploadToken } from './samples/uploads.ts';

export interface MockUploadOptions {
  /** Milliseconds before the response to an upload. */
  readonly delay?: number;
  /** Refuses every picture by this code. */
  readonly refused?: Extract<CodeName, 'pictureTypeRefused' | 'pictureTooLarge' | 'uploadTokenInvalid'>;
}

/** Takes pictures in a story or a test, and plays the phone of a hand-over. Tokens never end here. */
export function mockUploads({ delay = 0, refused }: MockUploadOptions = {}) {
  const files: UploadedFile[] = [];
  let state: 'waiting' | 'opened' | 'ended' = 'waiting';
  let onPhone: UploadedFile[] = [];
  let started = { purpose: 'transferVoucher' as UploadedFile['purpose'], maxFiles: 1 };

  const stored = (purpose: UploadedFile['purpose'], bytes: number) => {
    const file = sampleUploadedFile({ purpose, bytes }, files.length + 1);
    files.push(file);
    return file;
  };
  const ends = () => new Date(Date.now() + 600_000).toISOString();
  const watched = () => sampleHandOver({ ...started, state, files: onPhone, expiresAt: ends() });

  const handlers: HttpHandler[] = [
    mock(upload.uploadToken, () => sampleUploadToken(new Date(Date.now() + dayMs).toISOString())),
    mock(
      upload.upload,
      ({ body }) => (refused ? refuse(refused) : stored(body.purpose ?? 'avatar', body.file.size)),
      { delay },
    ),
    mock(upload.selectFile, ({ query }) => files.find(({ id }) => id === query.id) ?? refuse('notFound')),
    mock(upload.startHandOver, ({ body }) => {
      started = body;
      state = 'waiting';
      onPhone = [];
      return { id: sampleId(10, 1), url: '/api/handOver/sample-ticket', expiresAt: ends() };
    }),
    mock(upload.selectHandOver, watched),
    mock(upload.endHandOver, () => {
      state = 'ended';
      return watched();
    }),
  ];

  /** Actions of a person on the phone that has scanned the code. */
  const phone = {
    open() {
      state = 'opened';
    },
    send(bytes = 482_133) {
      onPhone = [...onPhone, stored(started.purpose, bytes)];
    },
  };
  return { handlers, phone };
}
