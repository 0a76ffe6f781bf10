import { Image as ImageIcon, ImageOff } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Icon } from '../../../media/Icon/Icon.tsx';
import type { UploadedFile } from '../types.ts';
import * as styles from './UploadEntry.css.ts';
import { useObjectUrl } from './useObjectUrl.ts';

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
  const local = useObjectUrl(source);
  const [renewed, setRenewed] = useState<{ of: string; url: string | undefined } | null>(null);
  const [broken, setBroken] = useState<string | null>(null);
  const remote = renewed && renewed.of === file?.id ? renewed.url : file?.url;
  const url = source ? local : (remote ?? null);

  // A picture restored from a draft has only an id.
  const bare = !source && file && !file.url && renewed?.of !== file.id ? file : null;
  useEffect(() => {
    if (!bare || !renew) return;
    let here = true;
    renew(bare).then(
      (fresh) => here && setRenewed({ of: bare.id, url: fresh.url }),
      () => here && setRenewed({ of: bare.id, url: undefined }),
    );
    return () => {
      here = false;
    };
  }, [bare, renew]);

  const onError = async () => {
    // Links of private pictures end after minutes: one fresh one, not one after the other.
    if (!source && file && renew && renewed?.of !== file.id) {
      const fresh = await renew(file).catch(() => null);
      if (fresh?.url) return setRenewed({ of: file.id, url: fresh.url });
    }
    setBroken(url);
    onBroken?.();
  };

  if (url && url !== broken)
    return (
      <img
        src={url}
        alt={alt}
        loading={source ? 'eager' : 'lazy'}
        decoding="async"
        draggable={false}
        className={className}
        onError={onError}
      />
    );
  return (
    <span className={styles.noPicture}>
      <Icon of={url === null ? ImageIcon : ImageOff} size={24} label={alt || undefined} />
    </span>
  );
}
