import { ImageOff } from 'lucide-react';
import {
  type ButtonHTMLAttributes,
  type ImgHTMLAttributes,
  lazy,
  type ReactNode,
  type Ref,
  Suspense,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { joinClasses } from '../../../provider/classes.ts';
import { useMessages } from '../../../provider/UiProvider.tsx';
import { Icon } from '../Icon/Icon.tsx';
import type { ViewerImage } from './types.ts';
import * as styles from './ZoomImage.css.ts';

const ImageViewer = lazy(async () => ({ default: (await import('./ImageViewer.tsx')).ImageViewer }));

export interface ZoomImageProps
  extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children' | 'type'>,
    Pick<ImgHTMLAttributes<HTMLImageElement>, 'width' | 'height' | 'loading' | 'sizes' | 'srcSet'> {
  ref?: Ref<HTMLButtonElement>;
  /** Address of the picture. */
  src: string;
  /** The content of the picture; empty if the text next to it describes it. */
  alt: string;
  /** Under the large picture. */
  caption?: ReactNode;
  /** The name under which the large picture is saved; offers a download. */
  download?: string;
  /** Pictures that the viewer pages through, with this one among them; this one alone unless given. */
  images?: readonly ViewerImage[];
}

/** A picture in a page that opens large when it is pressed. */
export function ZoomImage({
  src,
  alt,
  caption,
  download,
  images,
  width,
  height,
  loading = 'lazy',
  sizes,
  srcSet,
  className,
  onClick,
  ...rest
}: ZoomImageProps) {
  const { imageViewer: t } = useMessages();
  const element = useRef<HTMLImageElement>(null);
  const [index, setIndex] = useState<number | null>(null);
  const [brokenSrc, setBrokenSrc] = useState<string | null>(null);
  const isBroken = brokenSrc === src;
  // A picture of the server's page may have failed before its events were listened to.
  useLayoutEffect(() => {
    const { complete, naturalWidth } = element.current ?? { complete: false, naturalWidth: 0 };
    if (complete && naturalWidth === 0) setBrokenSrc(src);
  }, [src]);
  const all = images ?? [
    {
      src,
      alt,
      ...(caption === undefined ? {} : { caption }),
      ...(download === undefined ? {} : { download }),
    },
  ];
  if (isBroken)
    return (
      <span className={joinClasses(styles.noImage, className)}>
        <Icon icon={ImageOff} size={24} />
        {alt || t.broken}
      </span>
    );
  return (
    <>
      <button
        type="button"
        aria-label={t.open(alt)}
        aria-haspopup="dialog"
        className={joinClasses(styles.button, className)}
        onClick={(event) => {
          onClick?.(event);
          if (event.defaultPrevented) return;
          setIndex(
            Math.max(
              0,
              all.findIndex((image) => image.src === src),
            ),
          );
        }}
        {...rest}
      >
        <img
          ref={element}
          src={src}
          alt={alt}
          width={width}
          height={height}
          loading={loading}
          sizes={sizes}
          srcSet={srcSet}
          className={styles.image}
          onError={() => setBrokenSrc(src)}
        />
      </button>
      {index === null ? null : (
        <Suspense>
          <ImageViewer images={all} index={index} onIndexChange={setIndex} onClose={() => setIndex(null)} />
        </Suspense>
      )}
    </>
  );
}
