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

/** What an upload field knows and does; how it looks is the component's. */
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
    // What arrives or fails by itself takes no words from the reader.
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

  // The entry that takes the place of a removed one is there only after the removal is drawn.
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
  // A full field takes no more: the place of who chose the last picture is with that picture, not lost.
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
    /** How many places are taken. */
    fileCount,
    /** Nothing more can be chosen. */
    full,
    announcement,
    /** How many files a choice had more than there was room for. */
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
