import { useState } from 'react';
import { useMessages } from '../../../provider/UiProvider.tsx';
import { plainName } from './edits.ts';

/** Uploads pictures one after the other, and inserts each when it has its address. */
export function useImageUpload(
  upload: ((file: File) => Promise<string | undefined>) | undefined,
  insert: (paragraph: string) => void,
) {
  const { markdownEditor: t } = useMessages();
  const [count, setCount] = useState(0);
  const [failure, setFailure] = useState<string | null>(null);

  const send = async (files: readonly File[]) => {
    if (!upload) return;
    setFailure(null);
    setCount((running) => running + 1);
    for (const file of files) {
      try {
        const address = await upload(file);
        if (address !== undefined) insert(`![${plainName(file.name.replace(/\.\w+$/, ''))}](${address})`);
      } catch {
        setFailure(t.failed(file.name));
      }
    }
    setCount((running) => running - 1);
  };

  return {
    isUploading: count > 0,
    failure,
    /** Takes the pictures among files; false if there are none, or pictures are not taken. */
    take: (files: FileList | undefined): boolean => {
      const pictures = [...(files ?? [])].filter(({ type }) => type.startsWith('image/'));
      if (!upload || pictures.length === 0) return false;
      void send(pictures);
      return true;
    },
  };
}
