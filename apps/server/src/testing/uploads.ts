import { headers } from '@fairway/gateway/contract/envelope';
import { type UploadedFile, type UploadPurpose, upload } from '@fairway/gateway/contract/upload';
import type { TestAnswer, TestClient } from './client.ts';

/** A token for uploads of one purpose. */
export async function uploadTokenFor(client: TestClient, purpose: UploadPurpose): Promise<string> {
  return (await client.gateway.send(upload.uploadToken, { body: { purpose } })).token;
}

/** Returns a form as a browser sends it; names and types are chosen by the sender and not trusted. */
export function formWith(
  bytes: Uint8Array,
  {
    name = 'photo.jpg',
    type = 'image/jpeg',
    purpose,
  }: { name?: string; type?: string; purpose?: string } = {},
): FormData {
  const form = new FormData();
  if (purpose !== undefined) form.append('purpose', purpose);
  form.append('file', new Blob([new Uint8Array(bytes)], { type }), name);
  return form;
}

/** Sends a form to the upload call, with the token given. */
export function sendForm(client: TestClient, form: FormData, token: string): Promise<TestAnswer> {
  return client.raw(upload.upload, { body: form, headers: { [headers.uploadToken]: token } });
}

/** Uploads a picture and returns the server's response. */
export async function uploaded(client: TestClient, bytes: Uint8Array, purpose: UploadPurpose = 'avatar') {
  const answer = await sendForm(client, formWith(bytes), await uploadTokenFor(client, purpose));
  return answer.data as UploadedFile;
}
