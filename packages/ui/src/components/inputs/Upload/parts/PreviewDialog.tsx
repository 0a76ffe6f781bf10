import { useState } from 'react';
import { ImageViewer } from '../../../media/ImageViewer/ImageViewer.tsx';
import type { ViewerImage } from '../../../media/ImageViewer/types.ts';
import { nameOf, type UploadScope } from '../machine/scope.ts';
import { isPicture } from './isPicture.ts';

export interface PreviewDialogProps {
  scope: UploadScope;
  /** The key of the entry that is shown first. */
  start: string;
  onClose: () => void;
}

/** The pictures of a field, large. */
export function PreviewDialog({ scope, start, onClose }: PreviewDialogProps) {
  const { entries, renew, say } = scope;
  const [key, setKey] = useState(start);
  const images = entries.flatMap((entry, index): ViewerImage[] => {
    const { file, source } = entry;
    if (scope.files && !isPicture(entry)) return [];
    return [
      {
        key: entry.key,
        src: source ?? file?.url ?? null,
        alt: nameOf(entry, index + 1, say.unnamed),
        renew: renew && file ? async () => (await renew(file)).url : undefined,
      },
    ];
  });
  const index = Math.max(
    0,
    images.findIndex((image) => image.key === key),
  );
  return (
    <ImageViewer
      images={images}
      index={index}
      onIndexChange={(next) => setKey(images[next]?.key ?? key)}
      onClose={onClose}
    />
  );
}
