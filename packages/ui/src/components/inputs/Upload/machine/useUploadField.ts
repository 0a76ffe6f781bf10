import { type RefObject, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useMessages } from '../../../../provider/UiProvider.tsx';
import { factsOf } from '../files/facts.ts';
import { bytesFor, type MaxBytes } from '../files/limits.ts';
import { fileWords } from '../files/words.ts';
import type { FileKind } from '../formats/fileFormat.ts';
import type { RenewFile } from '../parts/Thumb.tsx';
import { newsText, sizeText } from '../parts/wording.ts';
import { inspectPicture, isHeicFile, type PictureLimits } from '../pictures/inspectPicture.ts';
import { transportOf, type UploadTransport } from '../transports/transport.ts';
import type { SendFile, UploadedFile } from '../types.ts';
import { useUploadQueue } from '../UploadQueueProvider.tsx';
import { keyAfter } from './entries.ts';
import { takesPlace } from './entryJobs.ts';
import { isActive } from './isActive.ts';
import type { UploadScope } from './scope.ts';
import type { UploadNews } from './uploadList.ts';
import { useUploadList } from './useUploadList.ts';

/** The incomplete part of a field; a form waits for `active` and asks about `failed`, which includes stopped ones. */
export interface UploadPending {
  readonly active: number;
  readonly failed: number;
}

export interface UploadFieldOptions extends Pick<PictureLimits, 'shrink' | 'check'> {
  readonly send: SendFile | UploadTransport;
  /** Kinds of files; undefined for a field of pictures. */
  readonly accept: readonly FileKind[] | 'any' | undefined;
  readonly maxBytes: MaxBytes | undefined;
  readonly value: readonly UploadedFile[] | undefined;
  readonly defaultValue: readonly UploadedFile[] | undefined;
  readonly onChange: ((files: readonly UploadedFile[]) => void) | undefined;
  readonly onPendingChange: ((pending: UploadPending) => void) | undefined;
  readonly max: number;
  readonly fixed: boolean;
  readonly renew: RenewFile | undefined;
  readonly input: RefObject<HTMLInputElement | null>;
  readonly root: RefObject<HTMLElement | null>;
}

/** State and handlers of an upload field; its look is up to the component. */
export function useUploadField(options: UploadFieldOptions) {
  const { send, value, defaultValue, onChange, onPendingChange, max, fixed, renew, input, root } = options;
  const { accept, maxBytes, shrink, check } = options;
  const { upload: pictureWords } = useMessages();
  const say = accept ? fileWords(pictureWords, accept) : pictureWords;
  const pictureBytes = bytesFor('picture', maxBytes);
  const limit = sizeText(pictureBytes);
  const transport = transportOf(send);
  const exchangeInput = useRef<HTMLInputElement>(null);
  const exchanged = useRef<string | null>(null);
  const removed = useRef<{ next: string | null } | null>(null);
  const [announcement, setAnnouncement] = useState('');
  const [leftOut, setLeftOut] = useState(0);
  const [previewed, setPreviewed] = useState<string | null>(null);

  const onNews = (news: UploadNews) => {
    // Automatic arrivals and failures do not clear text that the reader may still read.
    if (news.kind === 'tooMany') setLeftOut(news.left);
    else if (news.kind === 'removed' || news.kind === 'moved') setLeftOut(0);
    setAnnouncement(newsText(news, say, limit));
  };
  const task = {
    send: transport.send,
    inspect: async (file: File) => {
      if (!accept) return inspectPicture(file, { maxBytes: pictureBytes, shrink, check });
      // A field of pictures does without the formats of all other files.
      const { inspectFile } = await import('../files/inspectFile.ts');
      return inspectFile(file, { accept, maxBytes, shrink });
    },
    prepare: async (file: File, signal: AbortSignal) => {
      const isHeic = await isHeicFile(file);
      const kind = factsOf(file)?.format.kind ?? 'picture';
      if (!isHeic && (kind !== 'picture' || file.size <= pictureBytes)) return file;
      // Decoding and drawing are loaded with the first photo that needs them.
      const { shrinkPicture } = await import('../pictures/shrinkPicture.ts');
      return shrinkPicture(file, pictureBytes, signal);
    },
  };
  const { list, entries } = useUploadList(
    { queue: useUploadQueue(), task, max, onNews, onChange: (files) => onChange?.(files) },
    value,
    defaultValue,
  );

  const active = entries.filter(({ job }) => job && isActive(job.state)).length;
  const failed = entries.filter(({ job }) => job && !isActive(job.state)).length;
  const tellPending = useEffectEvent((pending: UploadPending) => onPendingChange?.(pending));
  useLayoutEffect(() => tellPending({ active, failed }), [active, failed]);

  // The entry that replaces a removed one exists only after the removal is rendered.
  useLayoutEffect(() => {
    if (!removed.current) return;
    const { next } = removed.current;
    removed.current = null;
    const row =
      next !== null && root.current?.querySelector<HTMLElement>(`[data-entry="${CSS.escape(next)}"]`);
    (row || input.current)?.focus();
  });

  const fileCount = entries.filter(takesPlace).length;
  const full = max > 1 && fileCount >= max;
  // A full field disables its input: the focus of the user who chose the last picture moves to that picture, so it is
  // not lost.
  useLayoutEffect(() => {
    if (!full || document.activeElement !== input.current) return;
    [...(root.current?.querySelectorAll<HTMLElement>('[data-entry]') ?? [])].at(-1)?.focus();
  }, [full, input, root]);

  const scope: UploadScope = {
    list,
    entries,
    fixed,
    limit,
    say,
    files: accept !== undefined,
    resumable: transport.resumable,
    renew,
    remove: (key) => {
      removed.current = { next: keyAfter(entries, key) };
      list.remove(key);
    },
    preview: setPreviewed,
    exchange: (key) => {
      exchanged.current = key;
      exchangeInput.current?.click();
    },
  };
  return {
    scope,
    /** The number of occupied places. */
    fileCount,
    /** Nothing more can be chosen. */
    full,
    announcement,
    /** The number of chosen files that exceeded the free places. */
    leftOut,
    previewed,
    exchangeInput,
    add: (files: readonly File[]) => {
      if (fixed || files.length === 0) return;
      setLeftOut(0);
      list.add(files);
    },
    exchangeFor: ([file]: readonly File[]) => {
      if (!file || exchanged.current === null) return;
      setLeftOut(0);
      list.replace(exchanged.current, file);
    },
  };
}
