import type { ReactNode } from 'react';

/** A picture that can be opened large. */
export interface ViewerImage {
  /** Identifies the picture while its address changes; the address unless given. */
  readonly key?: string;
  /** Its address, or the file itself if it was chosen on this page; `null` if only `renew` returns the address. */
  readonly src: string | Blob | null;
  /** Describes the picture for readers who do not see it; also its name in the viewer. */
  readonly alt: string;
  /** A sentence under the large picture. */
  readonly caption?: ReactNode;
  /** The name under which it is saved; offers a link that downloads the picture. */
  readonly download?: string;
  /** Fetches a fresh address after the last one has expired. */
  readonly renew?: (() => Promise<string | undefined>) | undefined;
}

/** The name of a picture among others: its key, or its address. */
export function imageKey(image: ViewerImage, index: number): string {
  return image.key ?? (typeof image.src === 'string' ? image.src : String(index));
}
