import {
  useEffect,
  useInsertionEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import type { UploadedFile } from '../types.ts';
import { createUploadList } from './createUploadList.ts';
import type { UploadEntry, UploadList, UploadListOptions } from './uploadList.ts';

interface UploadListState {
  readonly list: UploadList;
  readonly entries: readonly UploadEntry[];
}

const none: readonly UploadedFile[] = [];

/** The list of one field as a React hook: follows the parent's value, and cancels running uploads on unmount. */
export function useUploadList(
  options: UploadListOptions,
  value: readonly UploadedFile[] | undefined,
  initial: readonly UploadedFile[] | undefined,
): UploadListState {
  const latest = useRef(options);
  useInsertionEffect(() => {
    latest.current = options;
  });
  const [list] = useState(() => createUploadList(() => latest.current, value ?? initial ?? none));
  const entries = useSyncExternalStore(list.subscribe, list.read, list.read);
  const { queue } = options;
  useEffect(() => {
    // Named for the lint rule: another queue is another start.
    void queue;
    return list.start();
  }, [list, queue]);
  useLayoutEffect(() => {
    if (value) list.sync(value);
  }, [list, value]);
  return { list, entries };
}
