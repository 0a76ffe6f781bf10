import * as v from 'valibot';
import { call } from './call.ts';
import { id, instant, text } from './shapes.ts';

/** What an upload is for; a token for one purpose is worth nothing for another. */
export const uploadPurpose = v.picklist(['avatar', 'idCard', 'companyPaper', 'transferVoucher']);

/** 10 MiB, specification point 9. */
export const maxPictureBytes = 10 * 1024 * 1024;
export const pictureTypes = ['image/jpeg', 'image/png'] as const;

/** JPG, JPEG or PNG of at most 10 MiB. The server decides by the bytes, not by what the browser calls them. */
export const pictureFile = v.pipe(
  v.blob(),
  v.mimeType(pictureTypes, 'picture'),
  v.maxSize(maxPictureBytes, 'pictureSize'),
);

export const upload = {
  uploadToken: call({
    method: 'POST',
    path: '/common/uploadToken',
    summary: 'Permission to upload one kind of picture for the next four minutes.',
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
    summary: 'Uploads one picture, with the token in x-upload-token.',
    caller: 'member',
    bodyAs: 'multipart',
    body: v.strictObject({ file: pictureFile }),
    data: v.object({
      id,
      /** Link for showing it back at once; good for minutes. */
      url: v.string(),
      bytes: v.number(),
      width: v.number(),
      height: v.number(),
    }),
    refusals: ['uploadTokenInvalid', 'pictureTypeRefused', 'pictureTooLarge'],
  }),
} as const;
