import { useEffect, useEffectEvent, useState } from 'react';
import { useObjectUrl } from '../../../hooks/useObjectUrl.ts';

interface PictureSource {
  /** Identifies the picture while its address changes. */
  readonly id: string | undefined;
  readonly src: string | Blob | null | undefined;
  readonly renew?: (() => Promise<string | undefined>) | undefined;
}

/**
 * The address of a picture: of the file in memory, or of the server; `null` until it is known. An address that has
 * expired is fetched once again.
 */
export function usePictureSource({ id, src, renew }: PictureSource) {
  const blob = typeof src === 'string' ? null : (src ?? null);
  const local = useObjectUrl(blob);
  const [freshSource, setFreshSource] = useState<{ id: string | undefined; url: string | undefined } | null>(
    null,
  );
  const [brokenUrl, setBrokenUrl] = useState<string | null>(null);
  const isRenewed = freshSource !== null && freshSource.id === id;
  const remote = isRenewed ? freshSource.url : typeof src === 'string' ? src : undefined;
  const url = blob ? local : (remote ?? null);

  const fetchUrl = useEffectEvent(async () => renew?.());
  // A picture restored from a draft has only an id.
  const isMissing = !blob && !src && !isRenewed && id !== undefined && renew !== undefined;
  useEffect(() => {
    if (!isMissing) return;
    let isCurrent = true;
    fetchUrl().then(
      (fresh) => isCurrent && setFreshSource({ id, url: fresh }),
      () => isCurrent && setFreshSource({ id, url: undefined }),
    );
    return () => {
      isCurrent = false;
    };
  }, [id, isMissing]);

  return {
    url,
    isBroken: url === null ? isRenewed : url === brokenUrl,
    /** For the `error` event of the picture; resolves to whether it cannot be shown. */
    onError: async (): Promise<boolean> => {
      // Links of private pictures end after minutes: one fresh one, not one after the other.
      if (!blob && renew && !isRenewed) {
        const fresh = await renew().catch(() => undefined);
        if (fresh) {
          setFreshSource({ id, url: fresh });
          return false;
        }
      }
      setBrokenUrl(url);
      return true;
    },
    retry: () => {
      setBrokenUrl(null);
      setFreshSource(null);
    },
  };
}
