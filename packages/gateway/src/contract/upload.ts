import * as v from 'valibot';
import { call } from './call.ts';
import { id, instant, text } from './shapes.ts';

/** The purpose of an upload; a token for one purpose is invalid for another. */
export const uploadPurpose = v.picklist(['avatar', 'idCard', 'companyPaper', 'transferVoucher', 'quoteLogo']);
export type UploadPurpose = v.InferOutput<typeof uploadPurpose>;

/** 10 MiB, specification point 9. */
export const maxPictureBytes = 10 * 1024 * 1024;
export const pictureTypes = ['image/jpeg', 'image/png'] as const;

/** Milliseconds that an upload token is good for, specification point 9. */
export const uploadTokenLife = 240_000;

/** JPG, JPEG or PNG of at most 10 MiB. The server checks the bytes, not the browser's content type. */
export const pictureFile = v.pipe(
  v.blob(),
  v.mimeType(pictureTypes, 'picture'),
  v.maxSize(maxPictureBytes, 'pictureSize'),
);

/** A PDF of at most 10 MiB. The server decides by the bytes. */
export const documentFile = v.pipe(
  v.blob(),
  v.mimeType(['application/pdf'], 'document'),
  v.maxSize(maxPictureBytes, 'documentSize'),
);

/** 20 MiB: presentations and scans of several pages. */
export const maxAttachmentBytes = 20 * 1024 * 1024;

/** A PDF, an Office document without macros, a CSV file or a ZIP archive. The server decides by the bytes. */
export const attachmentFile = v.pipe(v.blob(), v.maxSize(maxAttachmentBytes, 'documentSize'));

/** A stored picture, as its owner sees it: re-encoded, so size and type may differ from the upload. */
export const uploadedFile = v.object({
  id,
  purpose: uploadPurpose,
  /** The source of the picture: a path on the gateway's origin. */
  url: v.string(),
  /** The expiry of the link, at most five minutes ahead; `selectFile` returns a new one. */
  expiresAt: instant,
  bytes: v.number(),
  width: v.number(),
  height: v.number(),
});
export type UploadedFile = v.InferOutput<typeof uploadedFile>;

/** `waiting` until a phone opens the page, then `opened`, `ended` by its owner, by logout or by time. */
export const handOverState = v.picklist(['waiting', 'opened', 'ended']);

/** An upload that continues on a phone: its state, and the received files. */
export const handOver = v.object({
  id,
  state: handOverState,
  purpose: uploadPurpose,
  maxFiles: v.number(),
  expiresAt: instant,
  /** In the order of arrival. */
  files: v.array(uploadedFile),
});
export type HandOver = v.InferOutput<typeof handOver>;

export const upload = {
  uploadToken: call({
    method: 'POST',
    path: '/common/uploadToken',
    summary: 'Permission to upload pictures for one purpose during the next four minutes.',
    caller: 'member',
    body: v.strictObject({
      purpose: uploadPurpose,
      /** Of older clients; the request's own signature and timestamp are what counts. */
      sign: v.optional(text(200)),
      timestamp: v.optional(text(20)),
    }),
    data: v.object({ token: v.string(), expireDate: instant }),
  }),
  upload: call({
    method: 'POST',
    path: '/common/upload',
    summary: 'Uploads one picture, with the token in x-upload-token; pictures of a batch share a token.',
    caller: 'member',
    bodyAs: 'multipart',
    body: v.strictObject({
      file: pictureFile,
      /** When given, it must be the purpose of the token. */
      purpose: v.optional(uploadPurpose),
    }),
    data: uploadedFile,
    refusals: ['uploadTokenInvalid', 'pictureTypeRefused', 'pictureTooLarge'],
  }),
  selectFile: call({
    method: 'GET',
    path: '/common/selectFile',
    summary: 'One of the pictures that the caller has uploaded, with a fresh link.',
    caller: 'member',
    query: v.strictObject({ id }),
    data: uploadedFile,
    refusals: ['notFound'],
  }),
  startHandOver: call({
    method: 'POST',
    path: '/common/startHandOver',
    summary: 'Lets a phone without a login upload pictures for the caller during the next ten minutes.',
    caller: 'member',
    body: v.strictObject({
      purpose: uploadPurpose,
      maxFiles: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10)), 1),
    }),
    data: v.object({
      id,
      /** The content of the QR code: a path on the gateway's origin, returned only once. */
      url: v.string(),
      expiresAt: instant,
    }),
  }),
  selectHandOver: call({
    method: 'GET',
    path: '/common/selectHandOver',
    summary: 'Whether the phone has opened the page, and what it has uploaded; asked while the QR is shown.',
    caller: 'member',
    query: v.strictObject({ id }),
    data: handOver,
    refusals: ['notFound'],
  }),
  endHandOver: call({
    method: 'POST',
    path: '/common/endHandOver',
    summary: "Ends a hand-over at once: the phone's page then takes nothing more.",
    caller: 'member',
    body: v.strictObject({ id }),
    data: handOver,
    refusals: ['notFound'],
  }),
} as const;
