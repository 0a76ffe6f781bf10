import { type ClipboardEvent, type DragEvent, useEffect, useState } from 'react';
import { readFolders } from '../files/readFolders.ts';
import { carriesFiles, readFiles } from '../pictures/readFiles.ts';

/** Takes files that are dropped on an element, with `folders` those in dropped folders too, or pasted while focus is inside it. */
export function useDropZone(enabled: boolean, onFiles: (files: File[]) => void, folders = false) {
  const [over, setOver] = useState(false);

  // A file dropped outside the zone would replace the page, and typed values would be lost.
  useEffect(() => {
    const refuse = (event: globalThis.DragEvent) => {
      if (event.defaultPrevented || !carriesFiles(event.dataTransfer)) return;
      event.preventDefault();
      if (event.dataTransfer) event.dataTransfer.dropEffect = 'none';
    };
    addEventListener('dragover', refuse);
    addEventListener('drop', refuse);
    return () => {
      removeEventListener('dragover', refuse);
      removeEventListener('drop', refuse);
    };
  }, []);

  const onDragOver = (event: DragEvent) => {
    if (!enabled || !carriesFiles(event.dataTransfer)) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = 'copy';
    setOver(true);
  };
  const zone = {
    onDragEnter: onDragOver,
    onDragOver,
    onDragLeave: ({ currentTarget, relatedTarget }: DragEvent) => {
      if (!currentTarget.contains(relatedTarget as Node | null)) setOver(false);
    },
    onDrop: (event: DragEvent) => {
      setOver(false);
      if (!enabled || !carriesFiles(event.dataTransfer)) return;
      event.preventDefault();
      if (folders) void readFolders(event.dataTransfer).then(onFiles);
      else onFiles(readFiles(event.dataTransfer));
    },
  };
  const onPaste = (event: ClipboardEvent) => {
    const files = enabled ? readFiles(event.clipboardData) : [];
    if (files.length === 0) return;
    event.preventDefault();
    onFiles(files);
  };
  return { over: over && enabled, zone, onPaste };
}
