import { Image as ImageIcon, ImageOff } from 'lucide-react';
import { Icon } from '../../../media/Icon/Icon.tsx';
import { usePictureSource } from '../../../media/ImageViewer/usePictureSource.ts';
import type { UploadedFile } from '../types.ts';
import * as styles from './UploadEntry.css.ts';

/** Fetches a picture's address again after it has expired. */
export type RenewFile = (file: UploadedFile) => Promise<UploadedFile>;

export interface ThumbProps {
  source: File | null;
  file: UploadedFile | null;
  renew?: RenewFile | undefined;
  /** Describes the picture where no adjacent text does. */
  alt?: string;
  className?: string;
  /** The picture cannot be shown. */
  onBroken?: () => void;
}

/** A picture from memory if it was chosen on this page, otherwise from the server. */
export function Thumb({ source, file, renew, alt = '', className, onBroken }: ThumbProps) {
  const { url, isBroken, onError } = usePictureSource({
    id: file?.id,
    src: source ?? file?.url,
    renew: renew && file ? async () => (await renew(file)).url : undefined,
  });

  if (url && !isBroken)
    return (
      <img
        src={url}
        alt={alt}
        loading={source ? 'eager' : 'lazy'}
        decoding="async"
        draggable={false}
        className={className}
        onError={async () => {
          if (await onError()) onBroken?.();
        }}
      />
    );
  return (
    <span className={styles.noPicture}>
      <Icon icon={url === null ? ImageIcon : ImageOff} size={24} label={alt || undefined} />
    </span>
  );
}
