import { randomUUID } from 'node:crypto';
import { createWriteStream, openAsBlob } from 'node:fs';
import { mkdir, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { csvEncodingOf } from '@fairway/trade';
import { Busboy } from '@fastify/busboy';
import type { Config } from '../../config.ts';
import { attachmentType } from '../../services/files/attachment.ts';
import { isPdf, isWorkbook, sniff, workbookType } from '../../services/files/sniff.ts';
import { Refusal, refuse, refuseDocument, refuseFields, refusePicture } from '../refuse.ts';

/** The fields of a form with at most one file, which is on the disk until it is disposed of. */
export interface Received {
  /** Texts and the file, by their names; the file's type is detected from its bytes. */
  readonly fields: Readonly<Record<string, unknown>>;
  dispose(): Promise<void>;
}

export interface MultipartSource {
  readonly stream: Readable;
  header(name: string): string | undefined;
}

/** Returns the folder of files that are being received; a killed server leaves them there. */
export function incomingFolder({ dataFolder }: Config): string {
  return join(dataFolder, 'incoming');
}

/** The size of a form without its file. */
const overhead = 16_384;
/** A layout of a price file is the longest text of a form. */
const limits = { files: 1, fields: 8, parts: 9, fieldSize: 12_000, fieldNameSize: 60, headerPairs: 20 };
/** Names that reach an object's prototype (TRUST 41). */
const poison = new Set(['__proto__', 'constructor', 'prototype']);

/** The files of a form: pictures, PDF documents, tables as text, tables as text or workbooks, or attachments. */
export type Kind = 'picture' | 'document' | 'csv' | 'table' | 'attachment';
const tooLarge = {
  picture: () => new Refusal('pictureTooLarge'),
  document: () => new Refusal('documentTooLarge'),
  csv: () => new Refusal('bodyTooLarge'),
  table: () => new Refusal('bodyTooLarge'),
  attachment: () => new Refusal('fileTooLarge'),
} as const;

/**
 * Receives a form with a file of at most `maxBytes`. The file is streamed to the disk, so memory stays flat with any
 * number of uploads (TRUST 32). Refuses a file that is too large by the declared length before anything is read,
 * otherwise as soon as the file is longer.
 */
export async function receiveMultipart(
  source: MultipartSource,
  folder: string,
  maxBytes: number,
  kind: Kind = 'picture',
): Promise<Received> {
  if (!/^multipart\/form-data\s*;/i.test(source.header('content-type') ?? '')) refuse('mediaTypeUnsupported');
  if (Number(source.header('content-length') ?? 0) > maxBytes + overhead) throw tooLarge[kind]();
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, `${randomUUID()}.part`);
  const dispose = () => rm(path, { force: true });
  try {
    const { texts, file } = await read(source, path, maxBytes, kind);
    const fields: Record<string, unknown> = Object.fromEntries(texts);
    if (file !== null) fields[file] = await openAsBlob(path, { type: await typeOf(path, kind) });
    return { fields, dispose };
  } catch (error) {
    await dispose();
    throw error;
  }
}

interface Parts {
  readonly texts: ReadonlyMap<string, string>;
  /** Name of the file's field. */
  readonly file: string | null;
}

function read(
  { stream, header }: MultipartSource,
  path: string,
  maxBytes: number,
  kind: Kind,
): Promise<Parts> {
  return new Promise((resolve, reject) => {
    const texts = new Map<string, string>();
    let file: string | null = null;
    const ended = new AbortController();
    let writing: Promise<void> = Promise.resolve();
    let failed = false;
    const busboy = parser(header('content-type') ?? '', maxBytes);

    const fail = (error: unknown) => {
      if (failed) return;
      failed = true;
      stream.unpipe(busboy);
      // The rest is read and dropped: a client that is still sending may never see the response.
      stream.resume();
      ended.abort();
      writing.finally(() => reject(error));
    };
    const malformed = () => fail(new Refusal('requestInvalid', {}, [{ field: 'body', rule: 'format' }]));
    const known = (name: string) => poison.has(name) || texts.has(name) || file === name;

    busboy.on('field', (name, value, nameTruncated, valueTruncated) => {
      if (known(name) || nameTruncated || valueTruncated) return malformed();
      texts.set(name, value);
    });
    busboy.on('file', (name, fileStream) => {
      fileStream.on('error', () => {});
      if (known(name)) {
        fileStream.resume();
        return malformed();
      }
      file = name;
      fileStream.on('limit', () => fail(tooLarge[kind]()));
      const target = createWriteStream(path, { flags: 'wx', mode: 0o600 });
      writing = pipeline(fileStream, target, { signal: ended.signal }).catch(fail);
    });
    for (const event of ['partsLimit', 'filesLimit', 'fieldsLimit'] as const) busboy.on(event, malformed);
    busboy.on('error', malformed);
    busboy.on('finish', () => writing.then(() => resolve({ texts, file })));
    stream.on('error', malformed);
    stream.on('close', () => {
      if (!stream.readableEnded) malformed();
    });
    stream.pipe(busboy);
  });
}

function parser(contentType: string, maxBytes: number): InstanceType<typeof Busboy> {
  try {
    const headers = { 'content-type': contentType };
    return new Busboy({ headers, limits: { ...limits, fileSize: maxBytes } });
  } catch {
    return refuseFields([{ field: 'body', rule: 'format' }]);
  }
}

async function typeOf(path: string, kind: Kind): Promise<string> {
  const file = await open(path, 'r');
  try {
    if (kind === 'attachment') return await attachmentType(file);
    const { buffer, bytesRead } = await file.read(Buffer.alloc(16), 0, 16, 0);
    if (kind === 'document') return isPdf(buffer) ? 'application/pdf' : refuseDocument('documentTypeRefused');
    if (kind === 'table' && isWorkbook(buffer)) return workbookType;
    if (kind === 'csv' || kind === 'table')
      return csvEncodingOf(buffer.subarray(0, bytesRead)) === null
        ? refuse('mediaTypeUnsupported')
        : 'text/csv';
    return sniff(buffer) ?? refusePicture('pictureTypeRefused');
  } finally {
    await file.close();
  }
}
